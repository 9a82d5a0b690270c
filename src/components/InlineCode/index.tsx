import type {ComponentProps, ReactNode} from 'react';

/** Up to this many characters a piece of code is kept on one line. */
const shortCode = 24;

/** Code in a text. A short piece does not break, least of all behind the hyphens of a flag. */
export default function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isShort = typeof children === 'string' && children.length <= shortCode;
  return <code {...props} className={isShort ? 'code-short' : undefined} />;
}
