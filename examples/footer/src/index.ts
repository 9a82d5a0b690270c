import './style.css';

export function createBadge(label: string): HTMLElement {
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = label;
  return badge;
}
