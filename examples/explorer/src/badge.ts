import { clsx } from 'clsx';
import { initials } from './initials';
import './badge.css';

export type BadgeOptions = {
  /** Class names besides `badge`. */
  className?: string;
};

/** Returns the HTML of a badge with the initials of a name. */
export function badge(name: string, options?: BadgeOptions): string {
  const className = clsx('badge', options?.className);
  return `<b class="${className}">${initials(name) || '?'}</b>`;
}
