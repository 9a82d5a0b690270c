import { globSync } from 'fast-glob';

export const pages = (): string[] => globSync('pages/*.md');
