// Requests pages of the built site from the server as fast as it answers.
//
//   npm run test:load
//   npm run test:load -- --seconds 5
import {spawn} from 'node:child_process';
import {Agent, get} from 'node:http';
import {parseArgs} from 'node:util';
import {readRoutes} from '../build/output';
import {freePort} from '../serve/listen';
import {buildDir} from '../support/paths';
import {run} from '../support/process';

/** Number of concurrent clients. Each client waits for a response before it sends its next request. */
const clients = 64;
const minimumPerSecond = 1000;

type Case = {readonly status: number; readonly path: (round: number) => string};

/** Returns typical requests of visitors, old links and vulnerability scanners. Half of them are for missing files. */
function cases(): readonly Case[] {
  const routes = [...readRoutes(buildDir)];
  const pick = (round: number): string => routes[round % routes.length]!;
  const page = {status: 200, path: pick};
  const mirror = {status: 200, path: () => '/guide/start/quick-start.md'};
  const redirect = {
    status: 308,
    path: (round: number) => `${pick(round).replace(/\/$/, '')}/index.html`,
  };
  const missing = {status: 404, path: (round: number) => `/wp-admin/${round}.php`};
  const missingHere = {status: 404, path: (round: number) => `/zh/${round}/..%2f`};
  return [page, missing, page, missingHere, mirror, missing, redirect, missingHere];
}

/** Sends requests from all clients until the time is over. Returns the number of requests and the problems. */
async function sendRequests(port: number, seconds: number) {
  const agent = new Agent({keepAlive: true, maxSockets: clients});
  const all = cases();
  const end = Date.now() + seconds * 1000;
  const problems: string[] = [];
  let count = 0;
  const send = (round: number): Promise<void> =>
    new Promise((resolve) => {
      const {status, path} = all[round % all.length]!;
      const headers = {'accept-encoding': 'br'};
      get({port, path: path(round), agent, headers}, (response) => {
        response.on('end', resolve).resume();
        if (response.statusCode !== status)
          problems.push(`${response.statusCode} for ${path(round)}`);
      }).on('error', (error) => {
        problems.push(`${error.message} for ${path(round)}`);
        resolve();
      });
    });
  const client = async (): Promise<void> => {
    while (Date.now() < end) await send((count += 1));
  };
  await Promise.all(Array.from({length: clients}, client));
  agent.destroy();
  return {count, problems};
}

run(import.meta.url, async () => {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '30'}}});
  const seconds = Number(values.seconds);
  const port = await freePort();
  const env = {...process.env, PORT: String(port)};
  const server = spawn(process.execPath, ['tools/run.mjs', 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const {count, problems} = await sendRequests(port, seconds);
  server.kill();
  const rate = Math.round(count / seconds);
  console.log(
    `load: ${rate} responses per second for ${seconds} s (at least ${minimumPerSecond} expected), ${problems.length} of ${count} wrong`,
  );
  for (const line of problems.slice(0, 10)) console.log(line);
  process.exit(problems.length > 0 || rate < minimumPerSecond ? 1 : 0);
});
