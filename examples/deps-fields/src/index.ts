import { clsx } from 'clsx';
import { htmlEscape } from 'escape-goat';
import { createElement, type ReactNode } from 'react';

export interface Line {
  readonly text: string;
  readonly failed: boolean;
}

export function LogLine({ text, failed }: Line): ReactNode {
  return createElement('li', { className: clsx('line', { failed }) }, text);
}

export function toHtml({ text, failed }: Line): string {
  return `<li class="${clsx('line', { failed })}">${htmlEscape(text)}</li>`;
}

export async function toTerminal({ text, failed }: Line): Promise<string> {
  try {
    const { default: colors } = await import('picocolors');
    return failed ? colors.red(text) : text;
  } catch {
    // Optional: without the package there is no colour.
    return text;
  }
}
