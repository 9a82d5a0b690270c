'use client';

import {useLocation} from '@docusaurus/router';
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import type {ShownType} from './typeNames';
import {watchNames} from './watchNames';
import {watchTerms} from './watchTerms';

/** Part of the chunk `hovers`, which `watchNames` loads before it shows a type. */
const TypeCard = lazy(() => import(/* webpackChunkName: "hovers" */ './TypeCard'));

/** Shows the cards of glossary terms, which are in the HTML of the page, and renders the cards of names in code. */
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
