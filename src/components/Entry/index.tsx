import CodedText from '@site/src/components/CodedText';
import type {ReactNode} from 'react';
import EntriesSwitch from './EntriesSwitch';

/** A section to look something up in: its heading, and a body that unfolds below it. */
export function EntryView({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="entry">{children}</div>;
}

type BodyProps = {
  /** The heading's text. */
  readonly label: string;
  /** A sentence that is shown while the body is folded; code in backticks. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** The body of an entry. The browser folds it; `src/client/reveal.ts` opens the one that an address leads to. */
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

/** The control above the first entry of a page. */
export function EntriesSwitchView(): ReactNode {
  return <EntriesSwitch />;
}
