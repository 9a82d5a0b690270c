import { clsx, type ClassValue } from 'clsx';
import { createElement, type ReactNode } from 'react';

export interface BadgeProps {
  readonly label: string;
  readonly classes?: ClassValue;
}

export function Badge({ label, classes }: BadgeProps): ReactNode {
  return createElement('b', { className: clsx('badge', classes) }, label);
}
