'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import DrawerButton from '@site/src/components/Menu/DrawerButton';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

export default function SidebarButton(): ReactNode {
  return (
    <DrawerButton
      drawer="site-sidebar"
      className="menubar__button menubar__button--sidebar"
      closeWhen={`(width > ${limits.sidebarBarWidth / 16}em)`}>
      <Icon name="list" />
      {translate({id: 'sidebar.menu'})}
    </DrawerButton>
  );
}
