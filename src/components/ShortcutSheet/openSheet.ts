export const sheetId = 'site-shortcuts';

/** Opens the sheet, unless the page shows no global components (query switch or front matter). */
export function openSheet(): void {
  const dialog = document.getElementById(sheetId) as HTMLDialogElement | null;
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  const isOff = `${hide} ${pageHide}`.split(' ').includes('globalUIComponents');
  if (dialog && !dialog.open && !isOff) dialog.showModal();
}
