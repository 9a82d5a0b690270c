import type {ComponentType} from 'react';
import type {DialogProps} from './Dialog';

/** Loads the dialog and starts loading the index. Rejects if the download fails; the next call retries. */
export async function loadDialog(): Promise<ComponentType<DialogProps>> {
  const [{default: Dialog}, {preloadIndex}] = await Promise.all([
    import(/* webpackChunkName: "search-dialog" */ './Dialog'),
    import(/* webpackChunkName: "search-dialog" */ './embedded'),
  ]);
  preloadIndex();
  return Dialog;
}
