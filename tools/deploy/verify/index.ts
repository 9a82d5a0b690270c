import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {buildAddress} from '../../build/output';
import {readSite} from '../../serve/readSite';
import {buildDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {hosts, type Host, type HostName} from '../hosts';
import {compare, type Report} from './compare';
import {httpClient} from './httpClient';

const maxProblems = 20;
const help = `npm run verify-deploy -- <address> [--host <name>] [--dir <folder>]
  address  of the home page, such as https://docs.example/
  --host   ${Object.keys(hosts).join(', ')}; bundled by default. What a host does not support is not compared
  --dir    deployed folder, build/ by default`;

function printReport({counts, problems}: Report, {title, lacks = {}}: Host): void {
  for (const [kind, {requests, problems: count}] of counts) {
    if (requests === 0) continue;
    console.log(`  ${kind.padEnd(20)} ${String(requests - count).padStart(5)} of ${requests}`);
  }
  const skipped = Object.entries(lacks);
  if (skipped.length > 0) console.log('Not compared:');
  for (const [name, why] of skipped) console.log(`  ${name.padEnd(20)} ${title} ${why}`);
  for (const problem of problems.slice(0, maxProblems)) console.log(`WRONG  ${problem}`);
  if (problems.length > maxProblems) console.log(`… and ${problems.length - maxProblems} more`);
}

run(import.meta.url, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      host: {type: 'string', default: 'bundled'},
      dir: {type: 'string', default: buildDir},
    },
  });
  const [address] = positionals;
  if (values.help) return console.log(help);
  if (address === undefined || !URL.canParse(address) || !(values.host in hosts)) fail(help);
  const host: Host = hosts[values.host as HostName];
  const dir = resolve(root, values.dir);
  if (!existsSync(join(dir, 'index.html.br')) && !('br' in (host.lacks ?? {}))) {
    console.log(`${dir} has no compressed files (npm run build -- --compress): not compared.`);
  }
  const {base, siteUrl} = buildAddress(dir);
  const {origin, pathname} = new URL(address);
  if (pathname.replace(/\/?$/, '/') !== base) {
    fail(`The build has the base path ${base}, the address ${pathname}. Build with BASE_URL.`);
  }
  const client = httpClient(origin);
  const start = performance.now();
  const report = await compare(readSite({dir, base, siteUrl}), dir, host, client);
  client.close();
  printReport(report, host);
  const requests = [...report.counts.values()].reduce((sum, count) => sum + count.requests, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const found = report.problems.length || 'none';
  console.log(`${requests} addresses in ${seconds} s, ${found} different from the build.`);
  if (report.problems.length > 0) process.exitCode = 1;
});
