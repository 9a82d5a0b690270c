import './style.css';

/** A button as HTML; its classes are in the style sheet of this package. */
export function renderButton(label: string): string {
  return `<button class="btn-rounded btn-bg-teal-700 btn-px-4 btn-text-white">${label}</button>`;
}
