import { existsSync } from 'node:fs';
import path from 'node:path';

/** Looks for a file in a folder and in the folders above it. */
export function findUp(name: string, from = process.cwd()): string | undefined {
  const file = path.join(from, name);
  if (existsSync(file)) return file;
  const parent = path.dirname(from);
  return parent === from ? undefined : findUp(name, parent);
}
