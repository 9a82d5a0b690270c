import logo from './logo.svg';
import './style.css';

export function badge(label: string): string {
  return `<b class="badge"><img src="${logo}" alt="" />${label}</b>`;
}
