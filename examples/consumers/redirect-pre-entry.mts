import {renderCard} from '@example/redirect-pre-entry';

export const html: string = renderCard('Rslib');

// @ts-expect-error: a title is a string.
renderCard(1);
