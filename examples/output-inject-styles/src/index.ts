import './style.css';

export function mount(label: string): void {
  const element = document.createElement('b');
  element.className = 'badge';
  element.textContent = label;
  document.body.append(element);
}
