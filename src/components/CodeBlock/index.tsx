import {translate} from '@docusaurus/Translate';
import RareStyles from '@site/src/components/RareStyles';
import CodeTools from './CodeTools';
import {useBareCode} from './context';
import Fold from './Fold';
import type {ReactNode} from 'react';

export type CodeBlockProps = {
  readonly lang: string;
  /** Finished HTML: class names only, made while the page was compiled. */
  readonly html: string;
  readonly title?: string;
  readonly wrap?: string;
  readonly numbers?: string;
  /** How many lines there are, when the block is folded to begin with. */
  readonly lines?: string;
  readonly inline?: string;
  /** What `src/client/hovers.ts` knows the block by. */
  readonly hovers?: string;
};

/** A block of code that was highlighted at build time. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {lang, html, title, wrap, numbers, lines, inline, hovers} = props;
  const isBare = useBareCode();
  if (inline) return <code dangerouslySetInnerHTML={{__html: html}} />;
  const isRare = numbers !== undefined || /line--(?:inserted|deleted)/.test(html);
  const code = (
    <>
      {isRare && <RareStyles of="CodeBlock" />}
      {/* Code that is wider than its block has to be reachable by keyboard; `src/client/overflow.ts` takes out what fits. */}
      <pre
        className={numbers ? 'code code--numbers' : 'code'}
        role="group"
        aria-label={title ? translate({id: 'code.named'}, {title}) : translate({id: 'code.label'})}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-lang={lang}
        data-hovers={hovers}
        data-wrapped={wrap ? '' : undefined}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </>
  );
  const body = lines ? <Fold lines={lines}>{code}</Fold> : code;
  if (isBare) return body;
  return (
    <div className="block" data-code>
      {title && <div className="block__head">{title}</div>}
      <CodeTools wrapped={wrap ? true : undefined} />
      {body}
    </div>
  );
}
