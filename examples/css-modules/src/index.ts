import styles from './badge.module.css';

/** The class of a badge that asks for attention. */
export const strongBadge: string = `${styles.badge} ${styles.isStrong}`;
