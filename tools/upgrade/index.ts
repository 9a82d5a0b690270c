// Tries another version of Docusaurus in a clone of the last commit: installs it, checks types, overrides and the
// build, and tests each assumption about its internals. The exit code is 1 if something fails.
//
//   npm run upgrade:check -- 3.11.0
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {cloneHead} from '../support/clone';
import {exec, fail, run} from '../support/process';

/** Returns the text of a package.json with all packages of Docusaurus set to a version. */
export function withDocusaurus(manifest: string, version: string): string {
  return manifest.replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`);
}

/** Returns the names of failed tests in the output of Jest, and the errors of test files that could not be run. */
export function failures(log: string): readonly string[] {
  const found = log.matchAll(/^ *● (?:Test suite failed to run\s+(.*)|.* › (.*)|(.*))$/gm);
  return [...new Set([...found].flatMap((match) => match.slice(1).filter(Boolean)))];
}

const tools = 'tools/run.mjs';
const tests = (project: string, file: string) => [
  ...['node_modules/jest/bin/jest.js', '--ci', '--selectProjects', project],
  ...['--testPathPatterns', file],
];

/** Steps in order. If a `needed` step fails, the later ones are not run. */
const steps = [
  {name: 'packages', args: [tools], needed: true},
  {name: 'types', args: [tools, 'test', 'typecheck']},
  {name: 'overrides', args: tests('content', 'tests/content/overrides')},
  {name: 'build', args: [tools, 'build'], needed: true},
  {name: 'assumptions', args: tests('built', 'built/upstream')},
] as const;

run(import.meta.url, async () => {
  const [version] = process.argv.slice(2);
  if (!version) fail('Give the version of Docusaurus to try: npm run upgrade:check -- 3.11.0');
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const site = join(folder, 'site');
  cloneHead(site);
  const file = join(site, 'package.json');
  writeFileSync(file, withDocusaurus(readFileSync(file, 'utf8'), version));

  console.log(`Docusaurus ${version} in ${folder}`);
  for (const step of steps) {
    const logFile = join(folder, `${step.name}.log`);
    const log = openSync(logFile, 'w');
    const code = await exec(process.execPath, step.args, {cwd: site, stdio: ['ignore', log, log]});
    closeSync(log);
    if (code === 0) {
      console.log(`${step.name.padEnd(11)} ok`);
      continue;
    }
    process.exitCode = 1;
    console.log(`${step.name.padEnd(11)} FAILED, see ${step.name}.log`);
    for (const line of failures(readFileSync(logFile, 'utf8'))) console.log(`  ${line}`);
    if ('needed' in step) return;
  }
  if (process.exitCode === undefined) rmSync(folder, {recursive: true});
});
