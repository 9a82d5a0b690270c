import { htmlEscape } from 'escape-goat';

export const page = (path: string): string =>
  `<!doctype html><p>You asked for ${htmlEscape(path)}</p>`;
