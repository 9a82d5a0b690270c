'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import type {ReactNode} from 'react';

/** Renders the language menu of wide screens. The children are its links. */
export default function LanguageMenu({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <IconMenu
      id="site-language"
      label={translate({id: 'navbar.language'})}
      icon={<Icon name="language" />}
      className="only-wide"
      menuClassName="menu--end">
      {children}
    </IconMenu>
  );
}

LanguageMenu.hydrate = 'idle';
