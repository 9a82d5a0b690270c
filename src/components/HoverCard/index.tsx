'use client';

import {useLocation} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';
import type {ShownType} from './markNames';
import TypeCard from './TypeCard';
import {watchNames} from './watchNames';
import {watchTerms} from './watchTerms';

/**
 * Explains words of the page while the pointer or the focus is on them: terms of the glossary, whose cards are part of
 * the page, and names in code, whose types are loaded and rendered here.
 */
export default function HoverCard(): ReactNode {
  const {pathname} = useLocation();
  const [shown, setShown] = useState<ShownType>();

  useEffect(() => {
    // Browsers without popovers show the page without cards.
    if (!('popover' in HTMLElement.prototype)) return undefined;
    const ends = [watchTerms(), watchNames(setShown)];
    return () => {
      for (const end of ends) end();
      setShown(undefined);
    };
  }, [pathname]);

  return shown && <TypeCard shown={shown} />;
}

HoverCard.hydrate = 'idle';
