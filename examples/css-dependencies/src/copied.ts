import './page.css';

export const pageClass = 'page';
