import url from './logo.svg';

export const logo = `<img src="${url}" alt="Logo">`;
