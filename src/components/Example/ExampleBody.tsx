'use client';
import {translate} from '@docusaurus/Translate';
import {fileLinkProps} from '@site/src/components/FileTree/fileLinkProps';
import type {ReactNode} from 'react';
import Command from './Command';
import type {ExampleFile} from './exampleFile';
import ExamplePanes from './ExamplePanes';
import Files from './Files';
import Terminal, {type ExampleLog} from './Terminal';

type Props = {
  /** Start of all ids. The tree links to the panels of the outputs, whose ids start with `{id}-output`. */
  readonly id: string;
  readonly sources: readonly ExampleFile[];
  readonly command: string;
  readonly log?: ExampleLog | undefined;
  /** The tree of the files that the build wrote. */
  readonly tree?: ReactNode;
  readonly outputs: readonly ExampleFile[];
};

/** Sources and output of an example; one island, because an example has many controls. */
export default function ExampleBody(props: Props): ReactNode {
  const {id, sources, command, log, tree, outputs} = props;
  const output = (
    <>
      <Command command={command} />
      {log && <Terminal {...log} />}
      {tree}
      <Files id={`${id}-output`} label={translate({id: 'example.outputs'})} files={outputs} />
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
        <Files id={`${id}-source`} label={translate({id: 'example.files'})} files={sources} />
      }
      output={output}
    />
  );
}

ExampleBody.hydrate = 'visible';
