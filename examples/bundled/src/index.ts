import { clsx } from 'clsx';
import { htmlEscape } from 'escape-goat';
import { sum } from './utils/sum';
import './style.css';

export function badge(label: string, counts: number[]): string {
  const total = sum(counts);
  const name = clsx('badge', { 'badge-empty': total === 0 });
  return `<b class="${name}">${htmlEscape(label)}: ${total}</b>`;
}
