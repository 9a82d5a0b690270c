import './button.scss';

export const button = '<button class="button">OK</button>';
