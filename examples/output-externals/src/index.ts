import { clsx } from 'clsx';
import { htmlEscape } from 'escape-goat';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function badge(label: string): string {
  const className = clsx('badge', label === '' && 'badge-empty');
  return renderToStaticMarkup(
    createElement('b', { className, title: htmlEscape(label) }, label),
  );
}
