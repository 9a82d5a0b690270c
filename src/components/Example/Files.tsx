import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import {BareCode} from '@site/src/components/CodeBlock/context';
import {TabsView, panelId} from '@site/src/components/Tabs';
import type {ReactElement, ReactNode} from 'react';

export type CodeElement = ReactElement<CodeBlockProps>;

type Props = {
  /** Start of the ids; `panelId(id, index)` shows the file of that index. */
  readonly id: string;
  readonly label: string;
  readonly files: readonly CodeElement[];
};

/** The files of a pane: a single one below its name, several as tabs. */
export default function Files({id, label, files}: Props): ReactNode {
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className="example__file" id={panelId(id, 0)} data-code>
        <div className="block__head">{first.props.title}</div>
        <CodeTools />
        <BareCode value={true}>{first}</BareCode>
      </div>
    );
  }
  return (
    <TabsView
      id={id}
      label={label}
      isCode={false}
      isFiles
      selected={first.props.title ?? ''}
      tabs={files.map((file) => ({
        value: file.props.title ?? '',
        label: file.props.title ?? '',
        content: file,
      }))}
    />
  );
}
