import { clsx } from 'clsx';
import { htmlEscape } from 'escape-goat';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function renderPage(title: string, content: ReactNode, dark = false): string {
  return [
    `<html class="${clsx('page', { dark })}">`,
    `<title>${htmlEscape(title)}</title>`,
    renderToStaticMarkup(content),
  ].join('');
}
