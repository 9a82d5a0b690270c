import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExternalLink from '@site/src/components/ExternalLink';
import Link from '@site/src/components/Link';
import DeferredStyles from '@site/src/components/DeferredStyles';
import ShortcutsButton from '@site/src/components/ShortcutsDialog/ShortcutsButton';
import {useLocale} from '@site/src/hooks/useLocale';
import {isExternal} from '@site/src/lib/address/isExternal';
import {navLinks} from '@site/src/lib/page/navSection';
import {useSettings} from '@site/src/hooks/useSettings';
import {licencesFile} from '@site/src/site/outputFiles';
import type {ReactNode} from 'react';

/** Renders the footer of pages without a sidebar, such as the landing page, the blog and the 404 page. */
export default function SiteFooter(): ReactNode {
  const {pick} = useLocale();
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const settings = useSettings();
  return (
    <footer className="footer">
      <DeferredStyles of="SiteFooter" />
      <div className="footer__inner">
        <nav className="footer__links" aria-label={translate({id: 'footer.label'})}>
          {navLinks(settings.themeConfig.nav)
            .filter(({link}) => !isExternal(link))
            .map((item) => (
              <Link key={item.link} to={item.link}>
                {pick(item.text)}
              </Link>
            ))}
          {settings.sourceUrl && (
            <ExternalLink href={settings.sourceUrl}>
              <Translate id="footer.source" />
            </ExternalLink>
          )}
          {settings.releases && (
            <Link to={settings.releases.link}>{pick(settings.releases.text)}</Link>
          )}
        </nav>
        <ShortcutsButton className="footer__shortcuts" />
        <p className="footer__note">
          <Translate id="footer.license" /> {/* Only the build writes the licences. */}
          {process.env.NODE_ENV === 'production' && (
            <a href={`${localeConfigs[defaultLocale]!.baseUrl}${licencesFile}`} hrefLang="en">
              <Translate id="footer.licences" />
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}
