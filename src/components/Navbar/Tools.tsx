import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {useStaticSettings} from '@site/src/hooks/useSettings';
import {Fragment, type ReactNode} from 'react';
import ToolsMenu from './ToolsMenu';

export default function Tools(): ReactNode {
  const {pick} = useLocale();
  const {tools} = useStaticSettings();
  return (
    <ToolsMenu trigger={tools.trigger === 'hover' ? undefined : tools.trigger}>
      {tools.groups.map((group, index) => (
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
    </ToolsMenu>
  );
}
