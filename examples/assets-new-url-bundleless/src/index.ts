import { readFile } from 'node:fs/promises';

const badge = new URL('./data/badge.svg', import.meta.url);

export function readBadge(): Promise<string> {
  return readFile(badge, 'utf8');
}
