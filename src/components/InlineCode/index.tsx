import DottedName from '@site/src/components/DottedName';
import type {ComponentProps, ReactNode} from 'react';

/** Up to this many characters a piece of code is kept on one line. */
const shortCode = 24;

/** Code in a text. A short piece does not break, least of all behind the hyphens of a flag; a name, at its dots. */
export default function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  if (typeof children !== 'string') return <code {...props} />;
  return (
    <>
      {/* Browsers break no line before a dot, so that `.mts`, `.cts` would be one long word */}
      {children.startsWith('.') && <wbr />}
      <code {...props} className={children.length <= shortCode ? 'code-short' : undefined}>
        <DottedName name={children} />
      </code>
    </>
  );
}
