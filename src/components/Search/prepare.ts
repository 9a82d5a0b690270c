import type {SearchParts} from '@site/src/hooks/useSearchParts';
import {sharedClient} from './embedded';

let styled: Promise<void> | undefined;

/** Fetches what the dialog needs: its styles, which are waited for, and the index, which is not. */
export function prepare(parts: SearchParts): Promise<void> {
  if (parts.source.mode === 'embedded') sharedClient(parts).preload();
  styled ??= addSheet(parts.sheet).catch((error: unknown) => {
    styled = undefined;
    throw error;
  });
  return styled;
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles of the search dialog did not load: ${href}`));
    });
    document.head.append(link);
  });
}
