import { clsx, type ClassValue } from 'clsx';

export function badge(label: string, classes: ClassValue): string {
  return `<b class="${clsx('badge', classes)}">${label}</b>`;
}
