import logo from './logo.svg';
import './style.css';
import styles from './badge.module.css';

export function badge(label: string): string {
  return `<b class="${styles.badgeLabel}"><img src="${logo}" alt="" />${label}</b>`;
}
