'use client';

import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {splitCode} from '@site/src/lib/page/splitCode';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {isOpen} from './card';
import {placeTypeCard, typeCardId} from './placeTypeCard';
import type {ShownType} from './typeNames';

/**
 * Renders the card of a name in code: its type and comment, which TypeScript reports in English. The card of an option
 * has a description and a default in the language of the page instead, and a link to the section about it.
 */
export default function TypeCard({shown}: {readonly shown: ShownType}): ReactNode {
  const {pathname} = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const {code, doc, option, value, href} = shown.text;

  useLayoutEffect(() => {
    const {name} = shown;
    name.setAttribute('aria-describedby', typeCardId);
    if (card.current && !isOpen(card.current)) card.current.showPopover();
    placeTypeCard(name);
    return () => name.removeAttribute('aria-describedby');
  }, [shown]);

  return (
    <div className="type-card" id={typeCardId} ref={card} popover="manual" tabIndex={-1}>
      <code>{code}</code>
      {doc && (
        <p key={doc} lang={value ? undefined : 'en'}>
          {coded(doc)}
        </p>
      )}
      {value && <p key={value}>{coded(value)}</p>}
      {href && href !== pathname && (
        <p>
          <a href={href}>
            <Translate id="typeCard.more" values={{option: <code>{option}</code>}} />
          </a>
        </p>
      )}
    </div>
  );
}

const coded = (text: string): ReactNode =>
  splitCode(text).map(({value, isCode}, index) =>
    // eslint-disable-next-line texts/loose-text -- rendered in an element with the text as key
    isCode ? <code key={index}>{value}</code> : value,
  );
