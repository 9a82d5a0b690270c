'use client';

import {docParts} from '@site/src/lib/hovers/parts';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {isOpen} from './card';
import type {ShownType} from './markNames';
import {placeTypeCard, typeCardId} from './placeTypeCard';

/** The type of a name in code and its comment, which describe the name. They are English: they are the compiler's. */
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
          {docParts(doc).map(({text, isCode}, index) =>
            isCode ? <code key={index}>{text}</code> : text,
          )}
        </p>
      )}
    </div>
  );
}
