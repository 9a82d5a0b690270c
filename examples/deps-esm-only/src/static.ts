import { htmlEscape } from 'escape-goat';

export const cell = (text: string): string => `<td>${htmlEscape(text)}</td>`;
