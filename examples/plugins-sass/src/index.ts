import './button.scss';

export const buttonClass = 'button';
