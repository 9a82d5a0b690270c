import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import {useLocale} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import type {VerifiedExample} from './markdown';
import {words} from './words';

type Props = {
  /** Name and version of what the page was checked with. */
  readonly tool: string;
  /** JSON: the examples of the page. */
  readonly examples: string;
};

/** Below a page: which version its examples and option facts are about, and where the examples are. */
export default function VerifiedView({tool, examples}: Props): ReactNode {
  const {pick} = useLocale();
  const links = JSON.parse(examples) as readonly VerifiedExample[];
  return (
    <footer className="verified">
      <p className="verified__with">
        <Icon name="check" />
        {pick(words.verified).replace('{tool}', tool)}
      </p>
      {links.length > 0 && (
        <div className="verified__examples">
          <span>{pick(words.examples)}</span>
          <ul className="verified__list">
            {links.map(({name, href}) => (
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
