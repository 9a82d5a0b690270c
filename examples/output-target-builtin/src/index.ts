import path from 'path';

export function fileName(file: string): string {
  return path.basename(file);
}
