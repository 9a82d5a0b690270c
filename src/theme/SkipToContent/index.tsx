// Override (replace): a plain link to the content, which works without JavaScript, and the live region `#site-status`.
// Upstream: SkipToContent, safe. Remove when: upstream's link has a target in its HTML.
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function SkipToContent(): ReactNode {
  return (
    <>
      <nav aria-label={translate({id: 'skip.label'})}>
        <a className="skip" href="#content">
          <Translate id="theme.common.skipToMainContent" />
        </a>
      </nav>
      <div className="visually-hidden" id="site-status" role="status" />
    </>
  );
}
