import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, without packages and builds; empty when the folder is missing. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !['node_modules', 'dist', '.work', '.rslib'].includes(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    })
    .sort();
}
