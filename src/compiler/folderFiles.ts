import fs from 'node:fs';
import path from 'node:path';

/** Contents of files, by path below a folder. */
export type Files<Content = string> = Readonly<Record<string, Content>>;

/** Writes files below a folder, and creates missing folders. */
export async function writeFiles(folder: string, files: Files<string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await fs.promises.mkdir(path.dirname(file), {recursive: true});
    await fs.promises.writeFile(file, content);
  }
}

/** Lists all files below a folder, except installed packages and build output; empty if the folder is missing. */
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
