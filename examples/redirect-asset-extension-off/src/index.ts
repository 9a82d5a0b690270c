import logo from '@/assets/logo.svg';

export const image = `<img src="${logo}" alt="Logo">`;
