import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import {playground} from '@site/src/site/playground';
import type {ReactNode} from 'react';

type Props = {
  readonly tool: string;
  readonly typescript?: string;
  readonly folder: string;
  readonly playground?: string;
  /** The first release that has all that it uses. */
  readonly needs?: string;
};

/** What the example was built with, and where a reader gets it; mirrors say it in a sentence above. */
export default function Foot(props: Props): ReactNode {
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
