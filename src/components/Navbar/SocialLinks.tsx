import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon, {type IconName} from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {useSettings} from '@site/src/hooks/useSettings';
import {limits} from '@site/src/site/limits';
import type {SocialLink} from '@site/src/site/settings';
import type {ReactNode} from 'react';

const icons: Readonly<Record<string, IconName>> = {github: 'code', x: 'x', discord: 'chat'};

/** The links to places outside: the first five in the bar, any further ones in a popup (spec 2.2). */
export default function SocialLinks(): ReactNode {
  const {socialLinks} = useSettings().themeConfig;
  const more = socialLinks.slice(limits.socialLinksInline);
  const label = translate({id: 'navbar.moreLinks', message: 'More links'});
  return (
    <>
      {socialLinks.slice(0, limits.socialLinksInline).map((link) => (
        <SocialItem className="only-wide" link={link} key={link.label} />
      ))}
      {more.length > 0 && (
        <div className="dropdown only-wide" data-menu="hover">
          <button
            className="icon-button"
            type="button"
            aria-label={label}
            aria-expanded="false"
            aria-controls="site-social"
            popoverTarget="site-social">
            <Icon name="chevron" />
            <Tooltip>{label}</Tooltip>
          </button>
          <div className="menu menu--end social-menu" id="site-social" popover="auto">
            {more.map((link) => (
              <SocialItem link={link} key={link.label} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

type ItemProps = {readonly link: SocialLink; readonly className?: string};

/** One social link in its mode: a link, a text that opens on demand, a picture that does, or markup. */
export function SocialItem({link, className = ''}: ItemProps): ReactNode {
  const {icon, mode, content, label} = link;
  const picture = useBaseUrl(content);
  const drawing = icon.startsWith('<svg') ? (
    <span className="social__svg" aria-hidden="true" dangerouslySetInnerHTML={{__html: icon}} />
  ) : (
    <Icon name={icons[icon] ?? 'link'} />
  );
  if (mode === 'link') {
    return (
      <ExternalLink
        className={`icon-button ${className}`.trimEnd()}
        href={content}
        aria-label={label}>
        {drawing}
        <Tooltip>{label}</Tooltip>
      </ExternalLink>
    );
  }
  const id = `site-social-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <div className={`dropdown ${className}`.trimEnd()} data-menu="hover">
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        aria-expanded="false"
        aria-controls={id}
        popoverTarget={id}>
        {drawing}
        <Tooltip>{label}</Tooltip>
      </button>
      <div className="menu menu--end social-card" id={id} popover="auto">
        {mode === 'text' && <p>{content}</p>}
        {(mode === 'image' || mode === 'img') && (
          <img src={picture} alt={label} width="160" height="160" />
        )}
        {mode === 'dom' && <div dangerouslySetInnerHTML={{__html: content}} />}
      </div>
    </div>
  );
}
