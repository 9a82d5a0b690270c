import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Crumb} from '@site/src/components/Breadcrumbs';
import {useSettings} from '@site/src/hooks/useSettings';
import {jsonForScript, pageGraph, type DescribedPage} from '@site/src/lib/page/structuredData';
import {socialImagePath} from '@site/src/lib/address/socialImagePath';
import {identity} from '@site/src/site/identity';
import type {Locale} from '@site/src/site/locales';
import type {ReactNode} from 'react';

type Props = Pick<DescribedPage, 'type' | 'title' | 'description' | 'lang' | 'published'> & {
  readonly permalink: string;
  readonly lastUpdatedAt?: number | null;
  readonly crumbs?: readonly Crumb[];
};

/** Renders structured data about a page (JSON-LD) for search engines. `lastUpdatedAt` is in ms. */
export default function StructuredData(props: Props): ReactNode {
  const {permalink, lastUpdatedAt, crumbs = [], ...page} = props;
  const {siteConfig, i18n} = useDocusaurusContext();
  const {title} = useSettings();
  const absolute = (path: string): string => new URL(path, siteConfig.url).href;
  const graph = pageGraph({
    ...page,
    url: absolute(permalink),
    image: absolute(
      siteConfig.baseUrl + socialImagePath(permalink.slice(siteConfig.baseUrl.length)),
    ),
    ...(lastUpdatedAt && {modified: new Date(lastUpdatedAt).toISOString()}),
    site: {name: title[i18n.currentLocale as Locale], url: absolute(siteConfig.baseUrl)},
    author: {name: identity.name, url: identity.home},
    crumbs: crumbs.map(({label, href}) => ({label, ...(href && {url: absolute(href)})})),
  });
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{__html: jsonForScript(graph)}} />
  );
}
