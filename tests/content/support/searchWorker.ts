import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Answer, Ask} from '../../../src/components/Search/embedded';
import {shownHits, type Hit} from '../../../src/lib/search/hit';
import {buildDir, files, readBuilt} from './build';

export const worker =
  [...files].find((name) => /^assets\/js\/search-worker\.\w+\.js$/.test(name)) ?? 'none';

/** Code that defines the globals of a web worker in a thread of Node.js. `fetch` responds with files of the build. */
const scope = `
const {parentPort} = require('node:worker_threads');
const {readFileSync} = require('node:fs');
// Responds without delay, so that the shards of the index are loaded before the worker answers.
globalThis.fetch = async (file) => ({ok: true, text: async () => readFileSync(file, 'utf8')});
globalThis.postMessage = (answer) => parentPort.postMessage(answer);
parentPort.on('message', (data) => onmessage({data}));
`;

/** Returns the final results of the built worker for each query. `prefix` is that of the language. */
export async function askWorker(
  prefix: string,
  queries: readonly string[],
): Promise<ReadonlyMap<string, readonly Hit[]>> {
  const thread = new Worker(scope + readBuilt(worker), {eval: true});
  const pointer = path.join(buildDir, prefix, 'search-index.json');
  thread.postMessage({id: 0, kind: 'load', pointer} satisfies Ask);
  expect(await once(thread, 'message')).toEqual([{id: 0, isLoaded: true}]);
  const found = new Map<string, readonly Hit[]>();
  for (const query of queries) {
    // Search twice: the first answer may come before all shards are loaded, the second uses all of them.
    for (const id of [1, 2]) {
      thread.postMessage({id, kind: 'search', request: {query}} satisfies Ask);
      for (;;) {
        const [answer] = (await once(thread, 'message')) as [Answer];
        if (!('result' in answer) || answer.id !== id) continue;
        found.set(query, shownHits(answer.result.hits));
        break;
      }
    }
  }
  await thread.terminate();
  return found;
}
