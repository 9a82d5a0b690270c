import {docParts} from '../../lib/hovers/parts';
import {cardPosition} from '../../lib/hovers/cardPosition';
import type {HoverText} from '../../lib/hovers/types';

const id = 'type-card';

/** The one popover that all names share. Its text is English: it is the compiler's. */
function createCard(): HTMLElement {
  const card = document.createElement('div');
  card.id = id;
  card.className = 'type-card';
  card.popover = 'manual';
  card.lang = 'en';
  card.setAttribute('role', 'tooltip');
  return card;
}

let card: HTMLElement | undefined;

/** The card, when it is shown. */
export function openCard(): HTMLElement | undefined {
  return card?.matches(':popover-open') ? card : undefined;
}

/** Shows what was said about a name and describes the name by it. */
export function showCard(name: HTMLElement, {code, doc}: HoverText): void {
  card ??= createCard();
  const signature = document.createElement('code');
  signature.textContent = code;
  const children: HTMLElement[] = [signature];
  if (doc) {
    const words = document.createElement('p');
    words.append(
      ...docParts(doc).map(({text, isCode}) => {
        if (!isCode) return text;
        const part = document.createElement('code');
        part.textContent = text;
        return part;
      }),
    );
    children.push(words);
  }
  card.replaceChildren(...children);
  // Inside of the page's main part, where a screen reader expects what belongs to the text.
  const home = name.closest('main') ?? document.body;
  if (card.parentElement !== home) home.append(card);
  name.setAttribute('aria-describedby', id);
  if (!openCard()) card.showPopover();
  positionCard(name);
}

/** Puts the card where its name is. */
export function positionCard(name: HTMLElement): void {
  if (!card) return;
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const position = cardPosition(
    name.getBoundingClientRect(),
    {width: card.offsetWidth, height: card.offsetHeight},
    {width, height},
    Math.max(0, top),
  );
  card.style.left = `${position.left}px`;
  card.style.top = `${position.top}px`;
}

export function hideCard(): void {
  openCard()?.hidePopover();
}
