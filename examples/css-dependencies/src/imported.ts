import 'modern-normalize/modern-normalize.css';

export const pageClass = 'page';
