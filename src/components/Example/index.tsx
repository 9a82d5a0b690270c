import FileTree from '@site/src/components/FileTree';
import {panelId} from '@site/src/components/Tabs/panelId';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import ExampleBody from './ExampleBody';
import ExampleFooter, {type ExampleFooterProps} from './ExampleFooter';
import {exampleCode, exampleFile, type CodeElement} from './exampleFile';
import type {ExampleOutput} from './markdown';

type Props = ExampleFooterProps & {
  readonly command: string;
  readonly exitCode: number;
  readonly output: ExampleOutput;
  /** Number of children that are sources. After them come the outputs in `shown`, and the log if there is one. */
  readonly sources: number;
  /** Paths of the outputs whose text is shown. */
  readonly shown: readonly string[];
  /** True if some lines of code fit only in an example that is wider than the text of the page. */
  readonly isWide?: boolean;
  /** True if the lines of the outputs are so short that they fit beside the file tree. */
  readonly isBeside?: boolean;
  readonly children?: ReactNode;
};

/** Renders chosen sources and outputs of a package in `examples/`, as recorded in `src/data/examples`. */
export default function ExampleView(props: Props): ReactNode {
  const {command, exitCode, output, sources: sourceCount, shown, children, ...others} = props;
  const {isWide, isBeside, ...footer} = others;
  const id = useId();
  const code = Children.toArray(children).filter(
    (child): child is CodeElement => isValidElement<object>(child) && 'html' in child.props,
  );
  const sources = code.slice(0, sourceCount);
  const outputs = code.slice(sources.length, sources.length + shown.length);
  const log = code[sources.length + shown.length];
  const idOf = Object.fromEntries(
    shown.map((path, index) => [path, panelId(`${id}-output`, index)]),
  );
  const tree = exitCode === 0 ? <FileTree files={output} shown={idOf} /> : undefined;
  return (
    <figure
      className={`example${isWide ? ' example--wide' : ''}${isBeside && tree ? ' example--beside' : ''}`}>
      <ExampleBody
        id={id}
        sources={sources.map(exampleFile)}
        command={command}
        log={log && {...exampleCode(log), exitCode}}
        tree={tree}
        outputs={outputs.map(exampleFile)}
      />
      <ExampleFooter {...footer} />
    </figure>
  );
}
