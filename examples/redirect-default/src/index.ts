import logo from '@/assets/logo.svg';
import styles from '@/card.module.less';
import type { Card } from '@/types';
import { escapeHtml } from '@/utils/escape';

export type { Card };

export function renderCard(card: Card): string {
  const title = escapeHtml(card.title);
  return `<p class="${styles.card}"><img src="${logo}" alt="">${title}</p>`;
}
