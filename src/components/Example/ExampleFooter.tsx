import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import {playground} from '@site/src/site/services';
import type {ReactNode} from 'react';

export type ExampleFooterProps = {
  /** Name and version of the build tool. */
  readonly tool: string;
  readonly typescript?: string;
  readonly folder: string;
  readonly playground?: string;
  /** First release that has all options and flags of the example; undefined if `baselineRelease` has them all. */
  readonly needs?: string;
};

/** Renders the versions that built an example, and links to its code. The Markdown mirror has a sentence instead. */
export default function ExampleFooter(props: ExampleFooterProps): ReactNode {
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
