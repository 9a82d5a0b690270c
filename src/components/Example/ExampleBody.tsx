'use client';
import Translate, {translate} from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import Fold from '@site/src/components/CodeBlock/Fold';
import CopyButton from '@site/src/components/CopyButton';
import {fileLinkProps} from '@site/src/components/FileTree/fileLinkProps';
import {panelId} from '@site/src/components/Tabs/panelId';
import TabsView from '@site/src/components/Tabs/TabsView';
import type {ReactNode} from 'react';
import ExamplePanes from './ExamplePanes';

export type ExampleCode = {
  /** Code block without frame and fold, which the example renders around it. */
  readonly code: ReactNode;
  /** Number of all lines if the code starts folded; undefined if it is not folded. */
  readonly lines?: string | undefined;
  /** True if the code has hidden lines between visible ones, which only a folded block has. */
  readonly isCut?: true | undefined;
  readonly wraps?: true | undefined;
};

export type ExampleFile = ExampleCode & {readonly name: string};

type Props = {
  /** Prefix of all ids. The tree links to panels whose ids begin with `{id}-output`. */
  readonly id: string;
  readonly sources: readonly ExampleFile[];
  readonly command: string;
  readonly log?: (ExampleCode & {readonly exitCode: number}) | undefined;
  readonly tree?: ReactNode;
  readonly outputs: readonly ExampleFile[];
};

/** Renders sources and output of an example as a single island, because an island per control would cost more. */
export default function ExampleBody(props: Props): ReactNode {
  const {id, sources, command, log, tree, outputs} = props;
  const output = (
    <>
      <div className="example__label" data-markdown-ignore="">
        <strong>
          <Translate id="example.output" />
        </strong>
        <code>{command}</code>
        <CopyButton className="tool copy" label={translate({id: 'home.copy'})} text={command} />
      </div>
      {log && <Terminal {...log} />}
      {tree}
      <ExampleFiles
        id={`${id}-output`}
        label={translate({id: 'example.outputs'})}
        files={outputs}
      />
    </>
  );
  if (sources.length === 0) {
    return (
      <div className="example__panes example__panes--one" {...fileLinkProps}>
        <div className="example__pane example__output">{output}</div>
      </div>
    );
  }
  return (
    <ExamplePanes
      id={id}
      source={
        <ExampleFiles
          id={`${id}-source`}
          label={translate({id: 'example.files'})}
          files={sources}
        />
      }
      output={output}
    />
  );
}

ExampleBody.hydrate = 'visible';

type FilesProps = {
  /** Prefix of the ids; `panelId(id, index)` is the id of a file's panel. */
  readonly id: string;
  readonly label: string;
  readonly files: readonly ExampleFile[];
};

/** Renders the files of a pane: a single file below its name, several files as tabs. */
function ExampleFiles({id, label, files}: FilesProps): ReactNode {
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className="example__file" id={panelId(id, 0)} data-code>
        <div className="block__head" translate="no">
          {first.name}
        </div>
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

function Terminal({exitCode, ...log}: NonNullable<Props['log']>): ReactNode {
  return (
    <div className="example__terminal" data-code>
      <p className="example__caption">
        <Translate id="example.terminal" />
        <span className="example__exit" data-failed={exitCode === 0 ? undefined : ''}>
          <Translate id="example.exit" values={{code: exitCode}} />
        </span>
      </p>
      <CodeTools wrapped={log.wraps} />
      <FoldedCode {...log} />
    </div>
  );
}

function FoldedCode({code, lines, isCut}: ExampleCode): ReactNode {
  if (!lines) return code;
  return (
    <Fold lines={lines} isCut={isCut}>
      {code}
    </Fold>
  );
}
