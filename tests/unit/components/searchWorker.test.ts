import type {Answer, Ask} from '../../../src/components/Search/embedded';
import * as limits from '../../../src/site/limits';
import {indexOf, page} from '../lib/search/sampleIndex';

const {first, shards} = indexOf([
  page('/a', 'Frogs', ['They live in ponds.']),
  page('/b', 'Toads', ['They live in gardens.']),
]);
const chinese = indexOf([page('/zh/a', '青蛙', ['青蛙住在池塘里。'])], 'zh');

const scope = globalThis as unknown as {
  onmessage: (event: {data: Ask}) => void;
  postMessage: (answer: Answer) => void;
  fetch: typeof fetch;
};
const {fetch} = globalThis;
let answers: readonly (string | readonly string[])[] = [];
/** One entry per pending request for a shard, with functions that make the response arrive or fail. */
let held: {readonly arrive: () => void; readonly fail: () => void}[] = [];

function shortly(answer: Answer): string | readonly string[] {
  if ('isReady' in answer) return answer.isReady ? 'is ready' : 'stays';
  if ('error' in answer) return answer.error;
  if (!('result' in answer)) return 'is loaded';
  const {hits, other} = answer.result;
  return [...hits, ...(other?.hits ?? [])].map(({url}) => url);
}

async function ask(data: Ask): Promise<void> {
  scope.onmessage({data});
  await jest.advanceTimersByTimeAsync(0);
}
const search = (id: number, query: string): Promise<void> =>
  ask({id, kind: 'search', request: {query}});

async function end(how: 'arrive' | 'fail', from = 0): Promise<void> {
  for (let index = from; index < held.length; index += 1) {
    held[index]![how]();
    await jest.advanceTimersByTimeAsync(0);
  }
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  held = [];
  scope.postMessage = (answer) => void (answers = [...answers, shortly(answer)]);
  scope.fetch = (url) => {
    if (url === '/search.json') return Promise.resolve(Response.json({start: 'index.'}));
    if (url === '/zh/search.json') return Promise.resolve(Response.json({start: 'index.'}));
    const zh = (url as string).split('/zh/index.')[1];
    if (zh === 'first.json') return Promise.resolve(new Response(JSON.stringify(chinese.first)));
    if (zh) return Promise.resolve(new Response(chinese.shards[zh]));
    const name = (url as string).replace('/index.', '');
    if (name === 'first.json') return Promise.resolve(new Response(JSON.stringify(first)));
    return new Promise((done, fail) =>
      held.push({
        arrive: () => done(new Response(shards[name])),
        fail: () => fail(new Error('No network')),
      }),
    );
  };
  await import('../../../src/components/Search/worker');
  await ask({id: 0, kind: 'load', pointer: '/search.json'});
  answers = [];
});
afterEach(() => {
  jest.useRealTimers();
  scope.fetch = fetch;
});

test('titles answer at once, and a better answer is announced when all words are loaded', async () => {
  await search(1, 'frogs');
  expect(answers).toEqual([['/a']]);
  await end('arrive');
  expect(answers).toEqual([['/a'], 'is ready']);
});

test('a query without a matching title is answered when all words are loaded', async () => {
  await search(1, 'ponds');
  expect(answers).toEqual([]);
  await end('arrive');
  expect(answers).toEqual([['/a']]);
  await search(2, 'lakes');
  expect(answers).toEqual([['/a'], []]);
});

test('a query without a matching title fails when words do not load, and titles still answer', async () => {
  await search(1, 'ponds');
  await end('fail');
  expect(answers).toEqual(['No network']);
  await search(2, 'frogs');
  await end('fail');
  expect(answers).toEqual(['No network', ['/a'], 'stays']);
});

test('words that do not arrive are requested again after a timeout, and still used', async () => {
  await search(1, 'ponds');
  const asked = held.length;
  await search(2, 'ponds');
  expect(held).toHaveLength(asked);
  await jest.advanceTimersByTimeAsync(limits.searchGiveUpMs);
  await search(3, 'ponds');
  expect(held.length).toBeGreaterThan(asked);
  await end('arrive', asked);
  expect(answers).toEqual([['/a']]);
});

test('a query in the script of the other language is answered by its index, too', async () => {
  const other = {locale: 'zh-Hans', pointer: '/zh/search.json'} as const;
  await ask({id: 0, kind: 'load', pointer: '/search.json', other});
  answers = [];
  await search(1, '青蛙');
  await end('arrive');
  expect(answers).toEqual([['/zh/a']]);
  answers = [];
  await search(2, 'frogs');
  await end('arrive');
  expect(answers).toEqual([['/a'], 'is ready']);
});
