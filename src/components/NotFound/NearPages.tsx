import {nearestPages, type NearPage} from '@site/src/lib/address/nearestPages';
import type {Manifest} from '@site/src/compiler/types';
import {useEffect, useState, type ReactNode} from 'react';

type Props = {readonly baseUrl: string; readonly title: string};

/** Up to three pages whose address or title is close to the one asked for; nothing when the manifest is out of reach. */
export default function NearPages({baseUrl, title}: Props): ReactNode {
  const [pages, setPages] = useState<readonly NearPage[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    fetch(`${baseUrl}site-pages.json`, {signal: abort.signal})
      .then((response) => response.json() as Promise<Manifest>)
      .then((manifest) => {
        const path = window.location.pathname.slice(baseUrl.length - 1);
        setPages(nearestPages(path, manifest.pages));
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [baseUrl]);

  if (pages.length === 0) return null;
  return (
    <div className="not-found__near">
      <p>{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.routePath}>
            <a href={`${baseUrl}${page.routePath.slice(1)}`}>{page.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
