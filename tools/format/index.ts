// Formats the repository with Prettier; `--check` lists files that differ.
import {execModule, run} from '../support/process';

run(import.meta.url, async () => {
  const [mode = '--write'] = process.argv.slice(2);
  process.exit(await execModule('prettier/bin/prettier.cjs', [mode, '--log-level=warn', '.']));
});
