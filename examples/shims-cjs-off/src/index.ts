import { readFileSync } from 'node:fs';

export function readBeside(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
