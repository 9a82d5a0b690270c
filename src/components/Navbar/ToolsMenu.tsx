import {translate} from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import * as limits from '@site/src/site/limits';
import {useSettings} from '@site/src/hooks/useSettings';
import {Fragment, type ReactNode} from 'react';

/** The popover with the tool family, left of the logo. */
export default function ToolsMenu(): ReactNode {
  const {pick} = useLocale();
  const settings = useSettings();
  return (
    <IconMenu
      id="site-tools"
      label={translate({id: 'navbar.tools'})}
      icon={<Icon name="apps" />}
      trigger={settings.tools.trigger}
      delay={limits.popoverDelayMs}
      menuClassName="tools">
      {settings.tools.groups.map((group, index) => (
        <Fragment key={group.title.en}>
          {index > 0 && <hr className="tools__rule" />}
          <p className="tools__title">{pick(group.title)}</p>
          {group.tools.map((tool) => (
            <ExternalLink className="tools__link" key={tool.name} href={tool.href}>
              <ToolLogo name={tool.logo} scale={tool.logoScale} />
              <span className="tools__name">{tool.name}</span>
              <Icon name="external" className="icon--sm" />
              <span className="tools__text">{pick(tool.description)}</span>
            </ExternalLink>
          ))}
        </Fragment>
      ))}
    </IconMenu>
  );
}
