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
  if (mode === 'link') {
    return (
      <ExternalLink className={`icon-button ${className}`.trimEnd()} href={content}>
        <SocialIcon icon={icon} label={label} />
        <Tooltip>{label}</Tooltip>
      </ExternalLink>
    );
  }
  const id = `site-social-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <IconMenu
      id={id}
      label={label}
      icon={<SocialIcon icon={icon} />}
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

type Icon = SocialLink['icon'];
type Markup = Extract<Icon, `<svg${string}`>;

const shapes: Readonly<Record<Exclude<Icon, Markup>, ReactNode>> = {
  github: (
    <>
      <path
        fill="currentColor"
        d="M5 3.4c1.9.1 3.5.9 4.8 1.9a12 12 0 0 1 4.4 0c1.3-1 2.9-1.8 4.8-1.9.6 1.6.7 3 .3 4.3a6.3 6.3 0 0 1 1.5 4.1c0 3.7-2.4 5.3-5.7 5.8.5.7.8 1.5.8 2.4v2.3H8.1V20c0-.9.3-1.7.8-2.4-3.3-.5-5.7-2.1-5.7-5.8a6.3 6.3 0 0 1 1.5-4.1c-.4-1.3-.3-2.7.3-4.3Z"
        stroke="none"
      />
      <path d="M8.5 20.3c-3.3.7-2.9-2.2-5.3-2.6" />
    </>
  ),
  x: <path d="M3.8 3.8h4.5l11.9 16.4h-4.5L3.8 3.8ZM19.3 3.8l-6 6.9M10.5 13.9l-5.8 6.3" />,
  discord: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M8.4 4.8c-1.3.2-2.5.6-3.7 1.2C3 8.7 2.1 11.9 2.2 15.7c1.5 1.5 3.2 2.5 5.1 3.1l1.3-2.1c2.3.5 4.5.5 6.8 0l1.3 2.1c1.9-.6 3.6-1.6 5.1-3.1.1-3.8-.8-7-2.5-9.7-1.2-.6-2.4-1-3.7-1.2l-.8 1.6a17 17 0 0 0-5.6 0L8.4 4.8ZM8.7 10.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM15.3 10.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z"
      stroke="none"
    />
  ),
};

type IconProps = {
  readonly icon: Icon;
  /** The name of what the icon stands for alone; without it the icon is decoration. */
  readonly label?: string;
};

/** Renders the icon of a social link: one of `shapes`, drawn in a box of 24 by 24 units, or SVG from the settings. */
function SocialIcon({icon, label}: IconProps): ReactNode {
  const name =
    label === undefined
      ? ({'aria-hidden': true} as const)
      : ({role: 'img', 'aria-label': label} as const);
  if (isMarkup(icon)) {
    return <span className="social-mark" {...name} dangerouslySetInnerHTML={{__html: icon}} />;
  }
  return (
    <span className="social-mark" {...name}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round">
        {shapes[icon]}
      </svg>
    </span>
  );
}

function isMarkup(icon: Icon): icon is Markup {
  return icon.startsWith('<svg');
}
