import { clsx } from 'clsx';
import './meter.css';

export interface MeterOptions {
  readonly value: number;
  readonly isLow?: boolean;
}

/** Returns a meter as HTML; `value` is a percentage. */
export function meter({ value, isLow = value < 20 }: MeterOptions): string {
  const name = clsx('meter', { 'meter-low': isLow });
  return `<progress class="${name}" max="100" value="${value}"></progress>`;
}
