import Translate from '@docusaurus/Translate';
import type {CodeBlockProps} from '@site/src/components/CodeBlock';
import {BareCode, hasWrap, isCut} from '@site/src/components/CodeBlock/context';
import ExternalLink from '@site/src/components/ExternalLink';
import FileTree from '@site/src/components/FileTree';
import {panelId} from '@site/src/components/Tabs/panelId';
import {playground} from '@site/src/site/services';
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import ExampleBody, {type ExampleCode, type ExampleFile} from './ExampleBody';
import type {ExampleOutput} from './markdown';

type CodeElement = ReactElement<CodeBlockProps>;

type FooterProps = {
  /** Name and version of the build tool. */
  readonly tool: string;
  readonly typescript?: string;
  readonly folder: string;
  readonly playground?: string;
  /** First release that has all options and flags of the example; undefined if `baselineRelease` has them all. */
  readonly needs?: string;
};

type Props = FooterProps & {
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

function exampleCode(block: CodeElement): ExampleCode {
  return {
    code: <BareCode value={true}>{cloneElement(block, {lines: undefined})}</BareCode>,
    lines: block.props.lines,
    isCut: isCut(block.props.html) || undefined,
    wraps: hasWrap(block) || undefined,
  };
}

function exampleFile(block: CodeElement): ExampleFile {
  return {name: block.props.title ?? '', ...exampleCode(block)};
}

/** Renders the versions that built an example, and links to its code. The Markdown mirror has a sentence instead. */
function ExampleFooter(props: FooterProps): ReactNode {
  const {tool, typescript} = props;
  return (
    <figcaption className="example__foot" data-markdown-ignore="">
      <span className="example__built" data-since={props.needs}>
        {typescript ? (
          <Translate id="example.builtTyped" values={{tool, typescript}} />
        ) : (
          <Translate id="example.built" values={{tool}} />
        )}
      </span>
      <span className="example__links">
        <ExternalLink href={props.folder} className="link--external">
          <Translate id="example.folder" />
        </ExternalLink>
        {props.playground && (
          <ExternalLink href={props.playground} className="link--external">
            <Translate id="example.playground" values={{name: playground.name}} />
          </ExternalLink>
        )}
      </span>
    </figcaption>
  );
}
