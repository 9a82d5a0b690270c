import styles from '#styles/button.module.css';
import '#styles/theme.css';

export const button = `<button class="${styles.button}">OK</button>`;
