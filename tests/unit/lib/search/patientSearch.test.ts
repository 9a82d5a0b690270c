import {patientSearch} from '../../../../src/lib/search/patientSearch';

function setup() {
  const reported: unknown[] = [];
  const shown: Error[] = [];
  const waits: (readonly [number, () => void])[] = [];
  const answers = new Map<string, Promise<string>>();
  let current = '';
  const ask = patientSearch((query: string) => answers.get(query)!, {
    isCurrent: (query) => query === current,
    report: (error) => reported.push(error),
    atLeast: (ms) => new Promise((done) => waits.push([ms, done])),
    showAfterMs: 330,
    giveUpAfterMs: 10_000,
  });
  return {
    reported,
    shown,
    /** Queries as the dialog does, which shows an error and throws it on. */
    ask: (query: string, answer: Promise<string>): Promise<string> => {
      answers.set(query, answer);
      current = query;
      return ask(query).catch((error) => {
        shown.push(error);
        throw error;
      });
    },
    time: async (until = 330): Promise<void> => {
      waits.filter(([ms]) => ms <= until).forEach(([, done]) => done());
      await new Promise((done) => setTimeout(done));
    },
  };
}

const failure = Object.assign(new Error('Gone'), {name: 'ApiError', status: 404});

test('an error is reported at once, and shown when the dialog has said "stalled", with its status', async () => {
  const {ask, shown, reported, time} = setup();
  void ask('a', Promise.reject(failure));
  await new Promise((done) => setTimeout(done));
  expect([reported, shown]).toEqual([[failure], []]);
  await time();
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    name: 'RetryError',
    message: 'Gone',
    status: 404,
    cause: failure,
  });
});

test('a shown error leaves the query unsettled', async () => {
  const {ask, time} = setup();
  let settled = false;
  void ask('a', Promise.reject(failure)).finally(() => (settled = true));
  await time();
  await time();
  expect(settled).toBe(false);
});

test('the error of an outdated query is reported but not shown', async () => {
  const {ask, shown, reported, time} = setup();
  void ask('a', Promise.reject(failure));
  await expect(ask('ab', Promise.resolve('found'))).resolves.toBe('found');
  await time();
  expect([shown, reported]).toEqual([[], [failure]]);
});

test('the answer to an outdated query stays pending, so that the newer one keeps waiting', async () => {
  const {ask, time} = setup();
  let settled = 0;
  const answers = ['a', 'ab', 'ab'].map((query) => {
    let come = (_found: string): void => undefined;
    void ask(query, new Promise<string>((done) => void (come = done))).then(() => (settled += 1));
    return come;
  });
  answers[0]!('found');
  await time();
  expect(settled).toBe(0);
  answers[1]!('found');
  await time();
  expect(settled).toBe(1);
});

test('a missing answer is shown as an error, and a late answer is passed on', async () => {
  const {ask, shown, reported, time} = setup();
  let come = (_found: string): void => undefined;
  const answer = ask('a', new Promise<string>((done) => void (come = done)));
  await time();
  expect(shown).toEqual([]);
  await time(10_000);
  expect(shown.map(({name, cause}) => [name, cause])).toEqual([['RetryError', reported[0]]]);
  expect(reported).toEqual([new Error('No answer within 10000 ms')]);
  come('found');
  await expect(answer).resolves.toBe('found');
});

test('a query that was answered, failed or is outdated never times out', async () => {
  const {ask, shown, reported, time} = setup();
  await ask('a', Promise.resolve('found'));
  void ask('b', Promise.reject(failure));
  await time();
  void ask('c', new Promise(() => undefined));
  await ask('d', Promise.resolve('found'));
  await time(10_000);
  expect([reported, shown.length]).toEqual([[failure], 1]);
});
