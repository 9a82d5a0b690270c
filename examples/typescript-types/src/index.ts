import type { BadgeOptions } from './options';
import logo from './logo.svg';
import styles from './badge.module.css';

export type { BadgeOptions } from './options';

export function badge({ label }: BadgeOptions): string {
  return `<span class="${styles.badge}"><img src="${logo}" alt="">${label}</span>`;
}
