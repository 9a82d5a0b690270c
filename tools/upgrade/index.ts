// Tries another version of Docusaurus in a clone of the last commit: installs it, checks the types, the overrides and
// the build, and tests each assumption about its internals. The exit code is 1 when something fails.
//
//   npm run upgrade:check -- 3.11.0
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {cloneHead} from '../support/clone';
import {exec, fail, run} from '../support/process';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** The manifest with every package of Docusaurus in that version. */
export function withDocusaurus<T extends Manifest>(manifest: T, version: string): T {
  const moved = (part: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(part).map(([name, is]) => [
        name,
        name.startsWith('@docusaurus/') ? version : is,
      ]),
    );
  return {
    ...manifest,
    dependencies: moved(manifest.dependencies),
    devDependencies: moved(manifest.devDependencies),
  };
}

type Report = {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {readonly status: string; readonly title: string}[];
  }[];
};

/** What failed, by a report of Jest: tests by their names, and what a file said that did not even start. */
export function failures({testResults}: Report): readonly string[] {
  return testResults.flatMap(({message, assertionResults}) =>
    assertionResults.length === 0
      ? [message.trim().split('\n').slice(0, 3).join('\n  ')]
      : assertionResults.filter(({status}) => status === 'failed').map(({title}) => title),
  );
}

const tools = 'tools/run.mjs';
const tests = (project: string, file: string) => [
  ...['node_modules/jest/bin/jest.js', '--ci', '--selectProjects', project],
  ...['--testPathPatterns', file, '--json', `--outputFile=${project}.json`],
];

/** In this order: without packages or a build, what follows says nothing. */
const parts = [
  {name: 'packages', args: [tools], needed: true},
  {name: 'types', args: [tools, 'test', 'typecheck']},
  {name: 'overrides', args: tests('content', 'tests/content/overrides'), report: 'content.json'},
  {name: 'build', args: [tools, 'build'], needed: true},
  {name: 'assumptions', args: tests('built', 'built/upstream'), report: 'built.json'},
] as const;

run(import.meta.url, async () => {
  const [version] = process.argv.slice(2);
  if (!version) fail('npm run upgrade:check -- <version of Docusaurus>');
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const site = join(folder, 'site');
  cloneHead(site);
  const file = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const before = manifest.dependencies['@docusaurus/core'];
  writeFileSync(file, JSON.stringify(withDocusaurus(manifest, version), null, 2));

  console.log(`Docusaurus ${version} instead of ${before}, in ${folder}`);
  for (const part of parts) {
    const log = openSync(join(folder, `${part.name}.log`), 'w');
    const code = await exec(process.execPath, part.args, {cwd: site, stdio: ['ignore', log, log]});
    closeSync(log);
    if (code === 0) {
      console.log(`${part.name.padEnd(11)} holds`);
      continue;
    }
    process.exitCode = 1;
    console.log(`${part.name.padEnd(11)} MOVED, see ${part.name}.log`);
    const report = 'report' in part && join(site, part.report);
    if (report && existsSync(report))
      for (const line of failures(JSON.parse(readFileSync(report, 'utf8')) as Report))
        console.log(`  ${line}`);
    if ('needed' in part) return;
  }
  if (process.exitCode === undefined) rmSync(folder, {recursive: true});
});
