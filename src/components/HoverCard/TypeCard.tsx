'use client';

import {splitCode} from '@site/src/lib/page/splitCode';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {isOpen} from './card';
import {placeTypeCard, typeCardId} from './placeTypeCard';
import type {ShownType} from './typeNames';

/** Type and comment of a name in code, from the TypeScript compiler and so in English. */
export default function TypeCard({shown}: {readonly shown: ShownType}): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const {code, doc} = shown.text;

  useLayoutEffect(() => {
    const {name} = shown;
    name.setAttribute('aria-describedby', typeCardId);
    if (card.current && !isOpen(card.current)) card.current.showPopover();
    placeTypeCard(name);
    return () => name.removeAttribute('aria-describedby');
  }, [shown]);

  return (
    <div className="type-card" id={typeCardId} ref={card} popover="manual" role="tooltip" lang="en">
      <code>{code}</code>
      {doc && (
        <p>
          {splitCode(doc).map(({value, isCode}, index) =>
            isCode ? <code key={index}>{value}</code> : value,
          )}
        </p>
      )}
    </div>
  );
}
