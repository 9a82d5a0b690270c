'use client';

import {useLocation} from '@docusaurus/router';
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import type {ShownType} from './typeNames';
import {watchNames} from './watchNames';
import {watchTerms} from './watchTerms';

/** In the chunk of the types, which is loaded before a type is shown. */
const TypeCard = lazy(() => import(/* webpackChunkName: "hovers" */ './TypeCard'));

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

  return <Suspense fallback={null}>{shown && <TypeCard shown={shown} />}</Suspense>;
}

HoverCard.hydrate = 'idle';
