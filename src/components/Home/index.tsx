import DeferredStyles from '@site/src/components/DeferredStyles';
import Hero from '@theme/Hero';
import type {ReactNode} from 'react';
import Closing from './Closing';
import Family from './Family';

type Props = {
  /** Facts, scenarios and points, from `src/pages/_home.mdx`. */
  readonly children?: ReactNode;
};

export default function Home({children}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      <DeferredStyles of="Button" />
      <DeferredStyles of="Home" />
      <Hero />
      {children}
      <Family />
      <Closing />
    </main>
  );
}
