import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import TabsView from '@site/src/components/Tabs/TabsView';
import {panelId} from '@site/src/components/Tabs/panelId';
import type {ReactNode} from 'react';
import FoldedCode from './FoldedCode';
import type {ExampleFile} from './exampleFile';

type Props = {
  /** Prefix of the ids; `panelId(id, index)` is the id of a file's panel. */
  readonly id: string;
  readonly label: string;
  readonly files: readonly ExampleFile[];
};

/** Renders the files of a pane: a single file below its name, several files as tabs. */
export default function ExampleFiles({id, label, files}: Props): ReactNode {
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className="example__file" id={panelId(id, 0)} data-code>
        <div className="block__head">{first.name}</div>
        <CodeTools wrapped={first.wraps} />
        <FoldedCode {...first} />
      </div>
    );
  }
  return (
    <TabsView
      id={id}
      label={label}
      isFiles
      wrapped={files.some(({wraps}) => wraps)}
      tabs={files.map((file) => ({value: file.name, content: <FoldedCode {...file} />}))}
    />
  );
}
