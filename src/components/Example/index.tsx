import FileTree from '@site/src/components/FileTree';
import {panelId} from '@site/src/components/Tabs/panelId';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import ExampleBody from './ExampleBody';
import {exampleCode, exampleFile, type CodeElement} from './exampleFile';
import Foot from './Foot';
import type {ExampleOutput} from './markdown';

type Props = {
  /** Name and version of what built it. */
  readonly tool: string;
  readonly typescript?: string;
  readonly command: string;
  readonly exitCode: number;
  /** What came out. */
  readonly output: ExampleOutput;
  /** How many of the children are sources; the outputs follow, then the log if it is shown. */
  readonly sources: number;
  /** The outputs whose text is shown. */
  readonly shown: readonly string[];
  readonly folder: string;
  readonly playground?: string;
  /** The first release that has all that it uses. */
  readonly needs?: string;
  readonly children?: ReactNode;
};

/**
 * A built package: chosen files and what came out of them. All of it was recorded, see `examples/`. CSS puts the panes
 * side by side where both have room, else one below the other, and on a phone shows tabs and one pane at a time.
 */
export default function ExampleView(props: Props): ReactNode {
  const {exitCode, shown, children} = props;
  const id = useId();
  const code = Children.toArray(children).filter(
    (child): child is CodeElement => isValidElement<object>(child) && 'html' in child.props,
  );
  const sources = code.slice(0, props.sources);
  const outputs = code.slice(sources.length, sources.length + shown.length);
  const log = code[sources.length + shown.length];
  const idOf = Object.fromEntries(
    shown.map((path, index) => [path, panelId(`${id}-output`, index)]),
  );
  return (
    <figure className="example">
      <ExampleBody
        id={id}
        sources={sources.map(exampleFile)}
        command={props.command}
        log={log && {...exampleCode(log), exitCode}}
        tree={exitCode === 0 ? <FileTree files={props.output} shown={idOf} /> : undefined}
        outputs={outputs.map(exampleFile)}
      />
      <Foot
        tool={props.tool}
        typescript={props.typescript}
        folder={props.folder}
        playground={props.playground}
        needs={props.needs}
      />
    </figure>
  );
}
