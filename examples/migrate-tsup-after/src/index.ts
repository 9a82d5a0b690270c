import { clsx, type ClassValue } from 'clsx';
import { sizes } from './sizes';

export interface ButtonOptions {
  readonly size?: keyof typeof sizes;
  readonly primary?: boolean;
}

/** The class names of a button. */
export function buttonClass(
  { size = 'medium', primary = false }: ButtonOptions = {},
  ...more: ClassValue[]
): string {
  return clsx('button', sizes[size], { 'button-primary': primary }, more);
}
