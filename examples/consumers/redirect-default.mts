import { renderCard, type Card } from '@example/redirect-default';

const card: Card = { title: 'Rslib' };
export const html: string = renderCard(card);

// @ts-expect-error: a title is a string.
renderCard({ title: 1 });
