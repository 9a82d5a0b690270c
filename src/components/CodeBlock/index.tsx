import {translate} from '@docusaurus/Translate';
import DeferredStyles from '@site/src/components/DeferredStyles';
import {useContext, type ReactNode} from 'react';
import CodeTools from './CodeTools';
import {BareCode, isCut} from './context';
import Fold from './Fold';

export type CodeBlockProps = {
  readonly lang: string;
  /** HTML of the highlighted code, with classes instead of inline styles. */
  readonly html: string;
  readonly title?: string;
  readonly wrap?: string;
  readonly numbers?: string;
  /** Number of all lines if the block starts folded; undefined if it is not folded. */
  readonly lines?: string;
  readonly inline?: string;
  /** Key of the block in `src/data/hovers.json`. */
  readonly hovers?: string;
};

/** Renders a code block, whose code is highlighted at build time. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {lang, html, title, wrap, numbers, lines, inline, hovers} = props;
  const isBare = useContext(BareCode);
  if (inline) return <code dangerouslySetInnerHTML={{__html: html}} />;
  const needsStyles = numbers !== undefined || /line--(?:inserted|deleted)/.test(html);
  const code = (
    <>
      {needsStyles && <DeferredStyles of="CodeBlock" />}
      {/* Focusable, to be scrolled by keyboard. `src/client/overflow.ts` makes code that fits unfocusable. */}
      <pre
        className={numbers ? 'code code--numbers' : 'code'}
        role="group"
        aria-label={title ? translate({id: 'code.named'}, {title}) : translate({id: 'code.label'})}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        translate="no"
        data-lang={lang}
        data-hovers={hovers}
        data-wrapped={wrap ? '' : undefined}
        data-focus={html.includes('line--focus') ? '' : undefined}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </>
  );
  const body = lines ? (
    <Fold lines={lines} isCut={isCut(html) || undefined}>
      {code}
    </Fold>
  ) : (
    code
  );
  if (isBare) return body;
  return (
    <div className={title ? 'block block--titled' : 'block'} data-code>
      {title && (
        <div className="block__head" translate="no">
          {title}
        </div>
      )}
      <CodeTools wrapped={wrap ? true : undefined} />
      {body}
    </div>
  );
}
