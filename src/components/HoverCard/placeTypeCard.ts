import {placeBeside} from './card';

export const typeCardId = 'type-card';

export const typeCard = (): HTMLElement | null => document.getElementById(typeCardId);

/** Moves the card beside its name, where the navbar does not cover it. */
export function placeTypeCard(name: Element): void {
  const card = typeCard();
  if (!card) return;
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const {left, top} = placeBeside(name, card, {gap: 4, margin: 8, top: Math.max(0, navbar)});
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
