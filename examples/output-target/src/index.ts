import './style.css';

export function badge(label: string): string {
  return `<b class="badge">${label}</b>`;
}
