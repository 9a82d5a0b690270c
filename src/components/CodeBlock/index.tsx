import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useBareCode} from './context';
import type {ReactNode} from 'react';

export type CodeBlockProps = {
  readonly lang: string;
  /** Finished HTML: class names only, made while the page was compiled. */
  readonly html: string;
  readonly title?: string;
  readonly wrap?: string;
  readonly numbers?: string;
  readonly inline?: string;
};

/** The copy button of a code block; what it copies is found by `src/client/shell/copy.ts`. */
export function CopyButton(): ReactNode {
  return (
    <>
      <button
        className="copy"
        type="button"
        data-copy="code"
        data-done={translate({id: 'code.copied', message: 'Copied'})}
        aria-label={translate({id: 'code.copy', message: 'Copy code'})}>
        <Icon name="copy" className="copy__idle" />
        <Icon name="check" className="copy__done" />
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}

/** A block of code that was highlighted at build time. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {lang, html, title, wrap, numbers, inline} = props;
  const isBare = useBareCode();
  if (inline) return <code dangerouslySetInnerHTML={{__html: html}} />;
  const modifiers = `${wrap ? ' code--wrap' : ''}${numbers ? ' code--numbers' : ''}`;
  const code = (
    // Code that is wider than its block has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={`code${modifiers}`} tabIndex={0} data-lang={lang}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
  if (isBare) return code;
  return (
    <div className="block" data-code>
      {title && <div className="block__head">{title}</div>}
      <CopyButton />
      {code}
    </div>
  );
}
