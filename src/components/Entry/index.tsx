import CodedText from '@site/src/components/CodedText';
import type {ReactNode} from 'react';
import EntriesSwitch from './EntriesSwitch';

/** Reference section: a heading and a collapsible body. */
export function EntryView({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="entry">{children}</div>;
}

type BodyProps = {
  readonly label: string;
  /** Sentence shown while the body is closed; code in backticks. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** Body of an entry, a native `<details>`. `src/client/openFolds.ts` opens the one that the URL links to. */
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

export function EntriesSwitchView(): ReactNode {
  return <EntriesSwitch />;
}
