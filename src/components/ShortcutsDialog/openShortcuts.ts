export const dialogId = 'site-shortcuts';

/** Opens the list of shortcuts, unless the query string or the front matter turns off `globalUIComponents`. */
export function openShortcuts(): void {
  const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  const isOff = `${hide} ${pageHide}`.split(' ').includes('globalUIComponents');
  if (dialog && !dialog.open && !isOff) dialog.showModal();
}
