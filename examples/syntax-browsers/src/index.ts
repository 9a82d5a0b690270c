import './style.css';

export function closeDialog(dialog?: HTMLElement): void {
  dialog?.classList.remove('open');
}
