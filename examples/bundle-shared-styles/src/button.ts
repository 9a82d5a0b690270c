import './tokens.css';

export const buttonClass = 'button';
