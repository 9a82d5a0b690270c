import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildAddress} from '../../build/output';
import {readSite} from '../../serve/site';
import {buildDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {hosts, type Host, type HostName} from '../hosts';
import {asker} from './ask';
import {compare, type Report} from './compare';

const shown = 20;

/** What a comparison found, for people. */
export function formatReport({counts, problems}: Report, {title, lacks = {}}: Host): string {
  const rows = [...counts].flatMap(([kind, {asked, wrong}]) =>
    asked === 0 ? [] : [`  ${kind.padEnd(20)} ${String(asked - wrong).padStart(5)} of ${asked}`],
  );
  const left = Object.entries(lacks).map(([what, why]) => `  ${what.padEnd(20)} ${title} ${why}`);
  const more = problems.length - shown;
  return [
    ...rows,
    ...(left.length > 0 ? ['Not compared:', ...left] : []),
    ...problems.slice(0, shown).map((problem) => `WRONG  ${problem}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('\n');
}

/** Compares a live site with the local build; ends with an error when an answer differs. */
export async function verifyDeploy(args: readonly string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      host: {type: 'string', default: 'bundled'},
      dir: {type: 'string', default: buildDir},
    },
  });
  const [address] = positionals;
  if (address === undefined || !URL.canParse(address) || !(values.host in hosts)) {
    const names = Object.keys(hosts).join(', ');
    fail(
      `npm run verify-deploy -- <address> [--host <name>] [--dir <folder>]\n  address of the home page, such as https://docs.example/\n  --host   what it runs on, as not all can do everything: ${names}\n  --dir    the folder that was deployed, build/ by default`,
    );
  }
  const host: Host = hosts[values.host as HostName];
  const dir = resolve(root, values.dir);
  const {base, siteUrl} = buildAddress(dir);
  const url = new URL(address);
  if (url.pathname.replace(/\/?$/, '/') !== base) {
    fail(`The build is for the base path ${base}, the address for ${url.pathname}.`);
  }
  const {ask, close} = asker(url.origin);
  const since = performance.now();
  const report = await compare(readSite({dir, base, siteUrl}), dir, host, ask);
  close();
  const asked = [...report.counts.values()].reduce((sum, count) => sum + count.asked, 0);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(formatReport(report, host));
  console.log(
    `${asked} addresses in ${seconds} s, ${report.problems.length || 'none'} otherwise than the build.`,
  );
  if (report.problems.length > 0) process.exitCode = 1;
}

run(import.meta.url, () => verifyDeploy(process.argv.slice(2)));
