import Translate, {translate} from '@docusaurus/Translate';
import FileTree from '@site/src/components/FileTree';
import Icon from '@site/src/components/Icon';
import {panelId} from '@site/src/components/Tabs';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import Command from './Command';
import Files, {type CodeElement} from './Files';
import Foot from './Foot';
import Terminal from './Terminal';
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
  const {command, exitCode, output, shown, children} = props;
  const id = useId();
  const code = Children.toArray(children).filter(
    (child): child is CodeElement => isValidElement<object>(child) && 'html' in child.props,
  );
  const sources = code.slice(0, props.sources);
  const outputs = code.slice(sources.length, sources.length + shown.length);
  const log = code[sources.length + shown.length];
  const outputId = `${id}-output`;
  const idOf = Object.fromEntries(shown.map((path, index) => [path, panelId(outputId, index)]));
  const result = (
    <>
      <Command command={command} />
      {log && <Terminal exitCode={exitCode}>{log}</Terminal>}
      {exitCode === 0 && <FileTree files={output} shown={idOf} />}
      <Files id={outputId} label={translate({id: 'example.outputs'})} files={outputs} />
    </>
  );
  return (
    <figure className="example">
      {sources.length === 0 ? (
        <div className="example__panes example__panes--one">
          <div className="example__pane example__output">{result}</div>
        </div>
      ) : (
        <div className="example__panes" data-tabs data-turns data-group="example">
          <div
            className="example__switch"
            role="tablist"
            aria-label={translate({id: 'example.panes'})}>
            {(['source', 'output'] as const).map((value, index) => (
              <button
                className="example__turn"
                key={value}
                id={`${id}-turn-${value}`}
                role="tab"
                type="button"
                data-value={value}
                aria-selected={index === 0}
                aria-controls={`${id}-pane-${value}`}
                tabIndex={index === 0 ? 0 : -1}>
                {value === 'source' ? (
                  <Translate id="example.source" />
                ) : (
                  <Translate id="example.output" />
                )}
              </button>
            ))}
          </div>
          <div
            className="example__pane example__source tabs__panel"
            id={`${id}-pane-source`}
            data-value="source"
            role="group"
            aria-labelledby={`${id}-turn-source`}>
            <Files id={`${id}-source`} label={translate({id: 'example.files'})} files={sources} />
          </div>
          <div
            className="example__pane example__output tabs__panel"
            id={`${id}-pane-output`}
            data-value="output"
            role="group"
            aria-labelledby={`${id}-turn-output`}
            hidden>
            <span className="example__seam">
              <Icon name="arrow" />
            </span>
            {result}
          </div>
        </div>
      )}
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
