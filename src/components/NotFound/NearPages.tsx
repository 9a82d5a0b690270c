import TitleText from '@site/src/components/TitleText';
import type {NearPage} from '@site/src/lib/address/nearestPages';
import type {ReactNode} from 'react';

type Props = {
  readonly baseUrl: string;
  readonly label: string;
  readonly pages: readonly NearPage[];
};

/** Renders links to pages whose address or title is similar to the unknown address. */
export default function NearPages({baseUrl, label, pages}: Props): ReactNode {
  if (pages.length === 0) return null;
  return (
    <nav className="not-found__near tree" aria-labelledby="near-pages">
      <p id="near-pages">{label}</p>
      <ul>
        {pages.map(({routePath, title}) => {
          const path = `${baseUrl}${routePath.slice(1)}`;
          return (
            <li key={path}>
              <a href={path}>
                <TitleText text={title} />
                <span className="not-found__path">{path}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
