import ExternalLink from '@site/src/components/ExternalLink';
import Icon, {type IconName} from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {settings} from '@site/src/site/settings';
import type {ReactNode} from 'react';

const icons: Readonly<Record<string, IconName>> = {github: 'code', x: 'x', discord: 'chat'};

type Props = {readonly className?: string};

/** The links to places outside, as icons. */
export default function SocialLinks({className = ''}: Props): ReactNode {
  return settings.themeConfig.socialLinks.map(({icon, content, label}) => (
    <ExternalLink
      className={`icon-button ${className}`.trimEnd()}
      key={content}
      href={content}
      aria-label={label}>
      <Icon name={icons[icon] ?? 'link'} />
      <Tooltip>{label}</Tooltip>
    </ExternalLink>
  ));
}
