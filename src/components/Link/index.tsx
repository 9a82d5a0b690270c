import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'a'> & {
  /** A page, from the root of the site or with its base path; or a place on this page, from its `#`. */
  readonly to?: string;
  /** False: `to` has the base path. */
  readonly autoAddBaseUrl?: boolean;
};

/**
 * A link to a page of the site, which the build checks. An element and no more: pages have hundreds of them, and
 * `src/client/links.ts` follows them all. The link of Docusaurus has four components and an observer each.
 */
export default function Link({
  to = '',
  autoAddBaseUrl = true,
  children,
  ...props
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const based = useBaseUrl(to);
  const href = applyTrailingSlash(autoAddBaseUrl && to.startsWith('/') ? based : to, siteConfig);
  useBrokenLinks().collectLink(href);
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
