import './tokens.css';
import './badge.css';

export const badgeClass = 'badge';
