import Translate from '@docusaurus/Translate';
import CodedText from '@site/src/components/CodedText';
import type {ReactNode} from 'react';

/** A section that is looked up: its heading, and what unfolds below it. */
export function EntryView({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="entry">{children}</div>;
}

type BodyProps = {
  /** The heading's text. */
  readonly label: string;
  /** What stands for the body while it is folded; code in backticks. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** The body of an entry. The browser folds it; `client/shell/entries.ts` opens what an address leads to. */
export function EntryBodyView({label, text, children}: BodyProps): ReactNode {
  return (
    <details className="entry__body prose">
      <summary className="entry__summary">
        <span className={text === undefined ? 'visually-hidden' : 'entry__text'}>
          <CodedText text={text ?? label} />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** Opens and closes all entries of a page. */
export function EntriesSwitchView(): ReactNode {
  return (
    <button className="entries-switch" type="button" aria-expanded="false" data-entries-switch>
      <span className="entries-switch__open">
        <Translate id="entries.open" />
      </span>
      <span className="entries-switch__close">
        <Translate id="entries.close" />
      </span>
    </button>
  );
}
