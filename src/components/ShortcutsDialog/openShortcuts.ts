import {showModal} from '@site/src/client/stores/scrollLock';
import {hidesGlobalComponents} from '@site/src/lib/address/pageSwitches';

export const dialogId = 'site-shortcuts';

/** Opens the list of shortcuts, unless the query string or the front matter turns off `globalUIComponents`. */
export function openShortcuts(): void {
  const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
  const isOff = hidesGlobalComponents(document.documentElement.dataset);
  if (dialog && !dialog.open && !isOff) showModal(dialog);
}
