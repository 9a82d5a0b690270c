import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { clsx } = require('clsx');

export function className(...names: (string | undefined)[]): string {
  return clsx('badge', names);
}
