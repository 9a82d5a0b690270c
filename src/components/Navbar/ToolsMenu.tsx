'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import * as limits from '@site/src/site/limits';
import type {SiteSettings} from '@site/src/site/settings';
import type {ReactNode} from 'react';

type Props = {
  /** Event that opens the menu. It is a prop, because the settings of the tools are not sent to the browser. */
  readonly trigger?: SiteSettings['tools']['trigger'];
  readonly children: ReactNode;
};

/** Renders the menu of related tools, to the left of the logo. The children are its links. */
export default function ToolsMenu({trigger = 'hover', children}: Props): ReactNode {
  return (
    <IconMenu
      id="site-tools"
      label={translate({id: 'navbar.tools'})}
      icon={<Icon name="apps" />}
      trigger={trigger}
      delay={limits.popoverDelayMs}
      menuClassName="tools">
      {children}
    </IconMenu>
  );
}

ToolsMenu.hydrate = 'idle';
