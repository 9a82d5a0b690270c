import './badge.css';

export const badgeClass = 'badge';
