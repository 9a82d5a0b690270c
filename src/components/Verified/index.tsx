import Translate, {translate} from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import type {VerifiedExample} from './markdown';

type Props = {
  readonly tool: string;
  readonly examples: readonly VerifiedExample[];
};

/** Renders the line below a page: versions of its examples and option facts, and a `<details>` with the examples. */
export default function VerifiedView({tool, examples}: Props): ReactNode {
  return (
    <footer className="verified">
      <p className="verified__with">
        <Icon name="check" />
        <Translate id="verified.with" values={{tool}} />
      </p>
      {examples.length > 0 && (
        <details className="verified__examples">
          <summary className="verified__count">
            <Icon name="chevronRight" />
            {countText(examples.length)}
          </summary>
          <ul className="verified__list">
            {examples.map(({name, href}) => (
              <li key={name}>
                <ExternalLink href={href} className="link--external">
                  <code>{name}</code>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </footer>
  );
}

function countText(count: number): string {
  return count === 1
    ? translate({id: 'verified.one'}, {count})
    : translate({id: 'verified.many'}, {count});
}
