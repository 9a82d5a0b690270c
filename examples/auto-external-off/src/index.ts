import { clsx } from 'clsx';
import { htmlEscape } from 'escape-goat';

export function badge(label: string, hot = false): string {
  return `<b class="${clsx('badge', { hot })}">${htmlEscape(label)}</b>`;
}
