'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import DrawerButton from '@site/src/components/Menu/DrawerButton';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

/** Renders the button that opens the full-screen menu on narrow screens. */
export default function ScreenButton(): ReactNode {
  return (
    <DrawerButton
      drawer="site-screen"
      className="icon-button only-narrow screen-button"
      label={translate({id: 'navbar.menu'})}
      closeWhen={`(width >= ${limits.mobileWidth / 16}em)`}
      staysVisible>
      <Icon name="menu" className="screen-button__open" />
      <Icon name="close" className="screen-button__close" />
    </DrawerButton>
  );
}
