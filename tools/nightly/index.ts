// Compares another version of @rslib/core with what the pages show, and sums the differences up in Markdown.
//
//   npx tsx tools/nightly/index.ts                              the latest version
//   npx tsx tools/nightly/index.ts --with @rslib/core@1.0.0     that version
//   npx tsx tools/nightly/index.ts minimal bundled              these examples only
//
// The summary goes to the file that GITHUB_STEP_SUMMARY names, otherwise to the terminal. The exit code is 1 when
// anything differs or could not run: a night that found something is red, and the summary says what.
import {spawn} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {nightlySummary, outcomeOf, type CheckRun} from './summary';
import {root} from '../support/paths';
import {run} from '../support/process';

/** Runs a script the way package.json starts it; shows what it prints and keeps it. */
function check(title: string, script: string, args: readonly string[]): Promise<CheckRun> {
  const command = `npm run ${script} -- ${args.join(' ')}`;
  console.log(`\n== ${command} ==`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/run.mjs', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        to.write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({title, command, exitCode: code ?? 1, output}));
  });
}

run(import.meta.url, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {with: {type: 'string', default: '@rslib/core@latest'}},
  });
  const wanted = ['--with', values.with];
  const checks = [
    await check('Examples', 'examples', [...wanted, ...positionals]),
    await check('Options', 'options', wanted),
    await check('History', 'history', ['--check']),
  ];
  const summary = nightlySummary(values.with, checks);
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, summary);
  else console.log(`\n${summary}`);
  process.exitCode = checks.every((each) => outcomeOf(each) === 'same') ? 0 : 1;
});
