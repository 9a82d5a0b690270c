import './badge.scss';
import './note.less';

export const classes = { badge: 'badge', note: 'note' };
