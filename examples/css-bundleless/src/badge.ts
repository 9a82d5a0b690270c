import './badge.css';

/** Shows a label at the end of the page. */
export function showBadge(label: string): void {
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.textContent = label;
  document.body.append(badge);
}
