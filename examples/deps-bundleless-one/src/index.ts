import { htmlEscape } from './vendor/escape-goat';

export const cell = (text: string): string => `<td>${htmlEscape(text)}</td>`;
