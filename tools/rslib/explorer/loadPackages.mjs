// Loads packages by running a consumer of each, and writes a JSON array: true, or the first line of the error.
//
//   node loadPackages.mjs <import or require> <folder> <number of packages> <file>
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [mode, folder, count, file] = process.argv.slice(2);
const results = [];

// Ignores uncaught errors: Node.js 20 reports an error in an imported CommonJS module twice, the second time uncaught.
process.on('uncaughtException', () => undefined);

for (let index = 0; index < Number(count); index += 1) {
  const consumer = path.join(
    folder,
    String(index),
    mode === 'import' ? 'import.mjs' : 'require.cjs',
  );
  try {
    if (mode === 'import') await import(pathToFileURL(consumer).href);
    else createRequire(consumer)(consumer);
    results.push(true);
  } catch (error) {
    const code = typeof error.code === 'string' ? ` [${error.code}]` : '';
    const [line] = String(error.message).split('\n');
    results.push(
      `${error.name}${code}: ${line}`
        .replaceAll(pathToFileURL(`${folder}/${index}`).href, '/…')
        .replaceAll(`${folder}/${index}`, '/…'),
    );
  }
}
writeFileSync(file, JSON.stringify(results));
