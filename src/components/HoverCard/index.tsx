'use client';

import {useLocation} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';
import TypeCard from './TypeCard';
import type {ShownType} from './typeNames';
import {watchNames} from './watchNames';
import {watchTerms} from './watchTerms';

/** Cards on hover and focus: of glossary terms, which are in the page, and of names in code. */
export default function HoverCard(): ReactNode {
  const {pathname} = useLocation();
  const [shown, setShown] = useState<ShownType>();

  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return undefined;
    const cleanups = [watchTerms(), watchNames(setShown)];
    return () => {
      for (const cleanup of cleanups) cleanup();
      setShown(undefined);
    };
  }, [pathname]);

  return shown && <TypeCard shown={shown} />;
}

HoverCard.hydrate = 'idle';
