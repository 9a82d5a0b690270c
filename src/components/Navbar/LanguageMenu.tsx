'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import type {ReactNode} from 'react';

/** Language menu of wide screens; the children are its links. */
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
