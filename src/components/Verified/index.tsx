import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import type {VerifiedExample} from './markdown';

type Props = {
  /** Name and version of what the page was checked with. */
  readonly tool: string;
  /** The examples of the page. */
  readonly examples: readonly VerifiedExample[];
};

/** Below a page: which version its examples and option facts are about, and where the examples are. */
export default function VerifiedView({tool, examples}: Props): ReactNode {
  return (
    <footer className="verified">
      <p className="verified__with">
        <Icon name="check" />
        <Translate id="verified.with" values={{tool}} />
      </p>
      {examples.length > 0 && (
        <div className="verified__examples">
          <span>
            <Translate id="verified.examples" />
          </span>
          <ul className="verified__list">
            {examples.map(({name, href}) => (
              <li key={name}>
                <ExternalLink href={href} className="link--external">
                  <code>{name}</code>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </footer>
  );
}
