'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Menu from '@site/src/components/Menu';
import type {ReactNode} from 'react';
import CurrentSection from './CurrentSection';

/** Renders the outline as a dropdown of the menu bar on narrow screens. The children are its links. */
export default function OutlineMenu({children}: {readonly children: ReactNode}): ReactNode {
  const title = translate({id: 'outline.title'});
  return (
    <Menu
      id="site-outline"
      className="menubar__outline"
      buttonClassName="menubar__button"
      menuClassName="outline-menu outline"
      landmark={title}
      maxHeight="28rem"
      button={
        <>
          <CurrentSection />
          <span className="menubar__label">{title}</span>
          <Icon name="chevron" className="icon--chevron" />
        </>
      }>
      {children}
    </Menu>
  );
}

// Hydrated without waiting for an interaction, because the button shows the current section.
OutlineMenu.hydrate = 'idle';
