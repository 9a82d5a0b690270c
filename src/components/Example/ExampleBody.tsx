'use client';
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {fileLinkProps} from '@site/src/components/FileTree/fileLinkProps';
import type {ReactNode} from 'react';
import type {ExampleFile} from './exampleFile';
import ExamplePanes from './ExamplePanes';
import ExampleFiles from './ExampleFiles';
import Terminal, {type ExampleLog} from './Terminal';

type Props = {
  /** Prefix of all ids. The tree links to panels whose ids begin with `{id}-output`. */
  readonly id: string;
  readonly sources: readonly ExampleFile[];
  readonly command: string;
  readonly log?: ExampleLog | undefined;
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
