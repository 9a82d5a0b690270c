import { basename } from 'node:path';

export function title(file: string): string {
  return basename(file, '.md').replaceAll('-', ' ');
}
