import { clsx } from 'clsx';
import { type Tone, toneClass } from './tone';

export type { Tone };

/** The classes of a badge. */
export function badgeClass(tone: Tone, isSmall = false): string {
  return clsx('badge', toneClass(tone), { 'badge-small': isSmall });
}
