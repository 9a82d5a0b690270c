import './badge.css';

export const badge = '<b class="badge">New</b>';
