declare module '@theme/TranslationNotice' {
  import type {ReactNode} from 'react';

  export type Props = {readonly source: string};
  export default function TranslationNotice(props: Props): ReactNode;
}
