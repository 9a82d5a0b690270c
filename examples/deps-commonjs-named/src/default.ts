import glob from 'fast-glob';

export const pages = (): string[] => glob.globSync('pages/*.md');
