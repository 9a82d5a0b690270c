import path from 'node:path';

export function extension(address: string): string {
  return path.extname(address);
}
