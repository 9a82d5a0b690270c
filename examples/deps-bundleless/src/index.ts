import { htmlEscape } from 'escape-goat';

export function cell(text: string): string {
  return `<td>${htmlEscape(text)}</td>`;
}
