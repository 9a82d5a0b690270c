import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CopyButton, type CodeBlockProps} from '@site/src/components/CodeBlock';
import {BareCode} from '@site/src/components/CodeBlock/context';
import FileTree from '@site/src/components/FileTree';
import Icon from '@site/src/components/Icon';
import {TabsView} from '@site/src/components/Tabs';
import {identity} from '@site/src/site/identity';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {ExampleOutput} from './markdown';

type Props = {
  readonly name: string;
  readonly version: string;
  readonly command: string;
  readonly exitCode: string;
  /** JSON: what came out. */
  readonly output: string;
  /** JSON: the outputs whose text is among the tabs. */
  readonly shown: string;
  readonly log?: string;
  readonly children: ReactNode;
};

/** A built package: chosen files beside what came out of them. All of it was recorded, see `examples/`. */
export default function ExampleView(props: Props): ReactNode {
  const {name, version, command, exitCode, log, children} = props;
  const {siteConfig} = useDocusaurusContext();
  const output = JSON.parse(props.output) as ExampleOutput;
  const shown = JSON.parse(props.shown) as readonly string[];
  const files = Children.toArray(children).filter(
    (child): child is ReactElement<CodeBlockProps> =>
      isValidElement<CodeBlockProps>(child) && 'html' in child.props,
  );
  const only = files.length === 1 ? files[0] : undefined;
  const failed = exitCode !== '0';
  const repository = String(siteConfig.customFields?.repositoryUrl);
  return (
    <figure className="example">
      <div className="example__panes">
        <div className="example__source" data-code={only ? '' : undefined}>
          {only ? (
            <>
              <div className="block__head">{only.props.title}</div>
              <CopyButton />
              <BareCode value={true}>{only}</BareCode>
            </>
          ) : (
            <TabsView
              label={translate({id: 'example.files', message: 'Files'})}
              isCode={false}
              isFiles
              selected={files[0]?.props.title ?? ''}
              tabs={files.map((file) => ({
                value: file.props.title ?? '',
                label: file.props.title ?? '',
                content: file,
              }))}
            />
          )}
        </div>
        <div className="example__output">
          <span className="example__seam">
            <Icon name="arrow" />
          </span>
          <p className="example__label">
            <strong>
              <Translate id="example.output">Output</Translate>
            </strong>
            <code>{command}</code>
          </p>
          {failed && log ? (
            // A long message has to be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className="example__log" tabIndex={0}>
              {log}
            </pre>
          ) : (
            <FileTree files={output} highlighted={shown} />
          )}
        </div>
      </div>
      <figcaption className="example__foot">
        <Translate id="example.built" values={{tool: identity.package, version}}>
          {'Built with {tool} {version}'}
        </Translate>
        <a href={`${repository}/tree/main/examples/${name}`} target="_blank" rel="noopener">
          <Translate id="example.source">Open the example</Translate>
          <span className="visually-hidden">
            <Translate id="link.external"> (opens in a new tab)</Translate>
          </span>
        </a>
      </figcaption>
    </figure>
  );
}
