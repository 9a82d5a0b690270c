import './toast.css';

/** Shows a message for a while. */
export function toast(text: string, milliseconds = 3000): HTMLElement {
  const element = document.createElement('output');
  element.className = 'toast';
  element.textContent = text;
  document.body.append(element);
  setTimeout(() => element.remove(), milliseconds);
  return element;
}
