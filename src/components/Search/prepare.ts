import type {ComponentType} from 'react';
import type {DialogProps} from './Dialog';
import type {SearchParts} from './parts';

/** What the dialog is drawn by, from when it was first asked for. */
const load = () => import(/* webpackChunkName: "search-dialog" */ './Dialog');
let styled: Promise<void> | undefined;

/** Fetches what the dialog needs, side by side: the dialog and its styles, which are waited for, and the index, which is not. */
export async function prepare(parts: SearchParts): Promise<ComponentType<DialogProps>> {
  styled ??= addSheet(parts.sheet).catch((error: unknown) => {
    styled = undefined;
    throw error;
  });
  const [dialog] = await Promise.all([
    load().then((loaded) => {
      loaded.fetchIndex(parts);
      return loaded.default;
    }),
    styled,
  ]);
  return dialog;
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
