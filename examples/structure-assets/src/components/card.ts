import '../style.css';
import words from '../data/words.json';
import logo from '../images/logo.svg';
import styles from './card.module.css';

export function card(text: string): string {
  return `<p class="${styles.card}"><img src="${logo}" alt="${words.logo}" />${text}</p>`;
}
