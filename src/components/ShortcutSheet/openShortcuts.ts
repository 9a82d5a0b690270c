export const dialogId = 'site-shortcuts';

/** Opens the dialog, unless the query or the front matter turns off global components. */
export function openShortcuts(): void {
  const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  const isOff = `${hide} ${pageHide}`.split(' ').includes('globalUIComponents');
  if (dialog && !dialog.open && !isOff) dialog.showModal();
}
