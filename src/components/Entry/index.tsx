import {translate} from '@docusaurus/Translate';
import CodedText from '@site/src/components/CodedText';
import {codelessText} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';
import EntriesSwitch from './EntriesSwitch';
import OptionFilter from './OptionFilter';

type Props = {
  /** Name of the option; undefined if the section is about something else, such as an error. */
  readonly option?: string;
  readonly children: ReactNode;
};

/** Renders the section of an option or an error: a heading and a collapsible body. */
export function EntryView({option, children}: Props): ReactNode {
  return (
    <div className="entry" data-option={option}>
      {children}
    </div>
  );
}

type BodyProps = {
  readonly label: string;
  /** Sentence that is shown while the body is closed, with code in backticks. */
  readonly text?: string;
  /** Label and default of an option, which are shown while the body is closed. */
  readonly value?: readonly [label: string, text: string];
  readonly children: ReactNode;
};

/** Renders the body of an entry as `<details>`. `src/client/openFolds.ts` opens the entry that the URL links to. */
export function EntryBodyView({label, text, value, children}: BodyProps): ReactNode {
  return (
    <details className="entry__body prose">
      {/* The open body repeats the texts, so that CSS removes them from an open summary. The name stays. */}
      <summary
        className="entry__summary"
        aria-label={text === undefined ? label : codelessText([text, ...(value ?? [])].join(' '))}>
        {text !== undefined && (
          <span className="entry__text">
            <CodedText text={text} />
          </span>
        )}
        {value && (
          <span className="entry__value">
            <span className="entry__label">{value[0]}</span> <CodedText text={value[1]} />
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

/** Renders what stands above the entries of a page: a filter if there are options, a switch for all, a note on paper. */
export function EntriesControlsView({options}: {readonly options?: number}): ReactNode {
  return (
    <div className="entries-controls">
      {options !== undefined && <OptionFilter total={options} />}
      <EntriesSwitch />
      <p className="entries-controls__paper">{translate({id: 'entries.paper'})}</p>
    </div>
  );
}
