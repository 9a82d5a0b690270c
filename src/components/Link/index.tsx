import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'a'> & {
  /** A hash, or a path. The path includes the base path only if `autoAddBaseUrl` is false. */
  readonly to?: string;
  readonly autoAddBaseUrl?: boolean;
};

/**
 * Renders a link to a page of the site, whose target the build checks. It has no handlers, because pages have hundreds
 * of links: `src/client/linkNavigation.ts` handles their clicks.
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
