// Tries another version of Docusaurus in a clone of the last commit: installs it, checks types, overrides and the build,
// and tests each assumption about its internals. The exit code is 1 if something fails.
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

/** Returns a `package.json` with all packages of Docusaurus at a version. */
export function withDocusaurus<T extends Manifest>(manifest: T, version: string): T {
  const updated = (packages: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(packages).map(([name, current]) => [
        name,
        name.startsWith('@docusaurus/') ? version : current,
      ]),
    );
  return {
    ...manifest,
    dependencies: updated(manifest.dependencies),
    devDependencies: updated(manifest.devDependencies),
  };
}

type Report = {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {readonly status: string; readonly title: string}[];
  }[];
};

/** Returns the names of failed tests in a report of Jest, and the errors of files that could not be run. */
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

/** Steps in order; the later ones are meaningless if a `needed` one fails. */
const steps = [
  {name: 'packages', args: [tools], needed: true},
  {name: 'types', args: [tools, 'test', 'typecheck']},
  {name: 'overrides', args: tests('content', 'tests/content/overrides'), report: 'content.json'},
  {name: 'build', args: [tools, 'build'], needed: true},
  {name: 'assumptions', args: tests('built', 'built/upstream'), report: 'built.json'},
] as const;

run(import.meta.url, async () => {
  const [version] = process.argv.slice(2);
  if (!version) fail('Name a version of Docusaurus: npm run upgrade:check -- <version>');
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const site = join(folder, 'site');
  cloneHead(site);
  const file = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const before = manifest.dependencies['@docusaurus/core'];
  writeFileSync(file, JSON.stringify(withDocusaurus(manifest, version), null, 2));

  console.log(`Docusaurus ${version} instead of ${before}, in ${folder}`);
  for (const step of steps) {
    const log = openSync(join(folder, `${step.name}.log`), 'w');
    const code = await exec(process.execPath, step.args, {cwd: site, stdio: ['ignore', log, log]});
    closeSync(log);
    if (code === 0) {
      console.log(`${step.name.padEnd(11)} ok`);
      continue;
    }
    process.exitCode = 1;
    console.log(`${step.name.padEnd(11)} FAILED, see ${step.name}.log`);
    const report = 'report' in step && join(site, step.report);
    if (report && existsSync(report))
      for (const line of failures(JSON.parse(readFileSync(report, 'utf8')) as Report))
        console.log(`  ${line}`);
    if ('needed' in step) return;
  }
  if (process.exitCode === undefined) rmSync(folder, {recursive: true});
});
