'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import * as limits from '@site/src/site/limits';
import type {SiteSettings} from '@site/src/site/settings';
import type {ReactNode} from 'react';

type Props = {
  /** Opens the popover besides a click. The browser has no list of tools, and no setting for it. */
  readonly trigger?: SiteSettings['tools']['trigger'];
  readonly children: ReactNode;
};

/** The popover left of the logo, around its links. */
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
