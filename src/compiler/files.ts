import fs from 'node:fs';
import path from 'node:path';

/** Files of text below a folder: their paths and what they hold. */
export type Files = Readonly<Record<string, string>>;

/** Writes files below a folder, with the folders that they need. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await fs.promises.mkdir(path.dirname(file), {recursive: true});
    await fs.promises.writeFile(file, text);
  }
}

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
