import type {NearPage} from '@site/src/lib/address/nearestPages';
import type {ReactNode} from 'react';

type Props = {
  readonly baseUrl: string;
  readonly title: string;
  readonly pages: readonly NearPage[];
};

/** Pages that may have been meant, as leaves of the branch that the address ends on. */
export default function NearPages({baseUrl, title, pages}: Props): ReactNode {
  if (pages.length === 0) return null;
  return (
    <nav className="not-found__near tree" aria-labelledby="near-pages">
      <p id="near-pages">{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.routePath}>
            <a href={`${baseUrl}${page.routePath.slice(1)}`}>
              {page.title}
              <span className="not-found__path">{page.routePath}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
