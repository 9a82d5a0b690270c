import logo from './images/logo.svg';

export function brand(name: string): string {
  return `<img src="${logo}" alt="${name}">`;
}
