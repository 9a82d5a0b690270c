import './styles/button.css';

export const buttonClass = 'acme-button';
