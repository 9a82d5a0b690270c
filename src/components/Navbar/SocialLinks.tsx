import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import Tooltip from '@site/src/components/Tooltip';
import {useSettings} from '@site/src/hooks/useSettings';
import * as limits from '@site/src/site/limits';
import type {SocialLink} from '@site/src/site/settings';
import type {ReactNode} from 'react';
import SocialIcon from './SocialIcon';

/** Renders links to the project on other sites: the first `socialLinksInline` in the navbar, the others in a menu. */
export default function SocialLinks(): ReactNode {
  const {socialLinks} = useSettings().themeConfig;
  const more = socialLinks.slice(limits.socialLinksInline);
  return (
    <>
      {socialLinks.slice(0, limits.socialLinksInline).map((link) => (
        <SocialItem className="only-wide" link={link} key={link.label} />
      ))}
      {more.length > 0 && (
        <IconMenu
          id="site-social"
          label={translate({id: 'navbar.moreLinks'})}
          icon={<Icon name="chevron" />}
          className="only-wide"
          menuClassName="menu--end social-menu">
          {more.map((link) => (
            <SocialItem link={link} key={link.label} />
          ))}
        </IconMenu>
      )}
    </>
  );
}

type ItemProps = {readonly link: SocialLink; readonly className?: string};

/** Renders a social link, or a menu with a text, a picture or HTML, depending on its mode. */
export function SocialItem({link, className = ''}: ItemProps): ReactNode {
  const {icon, mode, content, label} = link;
  const picture = useBaseUrl(content);
  const drawing = <SocialIcon icon={icon} />;
  if (mode === 'link') {
    return (
      <ExternalLink className={`icon-button ${className}`.trimEnd()} href={content}>
        {drawing}
        <Tooltip>{label}</Tooltip>
        <span className="visually-hidden">{label}</span>
      </ExternalLink>
    );
  }
  const id = `site-social-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <IconMenu
      id={id}
      label={label}
      icon={drawing}
      className={className}
      menuClassName="menu--end social-card">
      {mode === 'text' && <p>{content}</p>}
      {(mode === 'image' || mode === 'img') && (
        <img src={picture} alt={label} width="160" height="160" />
      )}
      {mode === 'dom' && <div dangerouslySetInnerHTML={{__html: content}} />}
    </IconMenu>
  );
}
