import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {answer, type Site} from '../../serve/answer';
import type {Host, Trait} from '../hosts';
import type {Got} from './ask';
import {cases, kinds, type Case, type Kind} from './cases';

type Ask = (path: string, headers?: Case['headers'], method?: string) => Promise<Got>;

/** A difference; `trait` is missing where no host is excused. */
type Difference = {readonly trait?: Trait; readonly text: string};

export type Report = {
  readonly counts: ReadonlyMap<Kind, {readonly asked: number; readonly wrong: number}>;
  readonly problems: readonly string[];
};

/** The hash of a body takes longer to read than what the first bytes are that differ. */
function sameBody(expected: Buffer, got: Buffer): string | undefined {
  if (expected.equals(got)) return undefined;
  const at = expected.findIndex((byte, index) => byte !== got[index]);
  return `body: ${got.length} bytes instead of ${expected.length}, other from byte ${at === -1 ? expected.length : at}`;
}

const listOf = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Where a redirect leads, as a path; hosts may write the whole address. */
function locationOf(value: string | undefined, path: string): string {
  if (value === undefined) return 'nowhere';
  const here = new URL('http://host');
  const url = new URL(value, new URL(encodeURI(path.split('?')[0] ?? '/'), here));
  return url.hostname === here.hostname ? url.pathname + url.search + url.hash : value;
}

function differences(site: Site, dir: string, asked: Case, got: Got): readonly Difference[] {
  const {kind, path, method = 'GET', headers = {}} = asked;
  const expected = answer(site, {method, url: path, accept: headers.accept});
  const found: Difference[] = [];
  const differs = (name: string, want: unknown, is: unknown, trait?: Trait): void => {
    if (want !== is)
      found.push({
        text: `${name}: ${String(is)} instead of ${String(want)}`,
        ...(trait && {trait}),
      });
  };
  // A host may refuse what is no address before anybody is asked for a document.
  if (/hostile|dot/.test(kind) && got.status === 400 && got.headers.location === undefined)
    return found;
  differs('status', expected.status, got.status);
  if (expected.status !== got.status) return found;

  for (const [name, value] of Object.entries(expected.headers)) {
    const is = got.headers[name] === undefined ? undefined : String(got.headers[name]);
    if (name === 'location') continue;
    else if (name === 'vary') {
      const missing = listOf(value).filter((part) => !listOf(is).includes(part));
      if (missing.length > 0) found.push({trait: 'vary', text: `vary lacks ${missing.join()}`});
    } else if (name in site.headers) differs(name, value, is, 'security headers');
    else if (name === 'content-type' && expected.status === 404)
      differs(name, value, is, '404 document');
    else differs(name, value, is, name as Trait);
  }
  differs('x-powered-by', undefined, got.headers['x-powered-by']);
  if (expected.headers.location !== undefined) {
    const {origin, pathname} = new URL('http://host');
    differs(
      'location',
      expected.headers.location,
      locationOf(got.headers.location, path) ?? origin + pathname,
    );
  }
  if (expected.headers['x-robots-tag'] === undefined)
    differs('x-robots-tag', undefined, got.headers['x-robots-tag'], 'x-robots-tag');
  if (expected.file === undefined) return found;

  const file = join(dir, expected.file);
  const accepted = (headers['accept-encoding'] ?? '').replace(/;q=[^,]*/g, '');
  for (const [coding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(coding) || !existsSync(file + ending)) continue;
    differs('content-encoding', coding, got.coding, coding);
    break;
  }
  if (!/br|gzip/.test(accepted)) differs('content-encoding', 'identity', got.coding);
  if (method === 'HEAD') return found;
  const body = sameBody(readFileSync(file), got.body);
  if (body) found.push({text: body, ...(expected.status === 404 && {trait: '404 document'})});
  return found;
}

/** Who has a file already is told so, and only then. */
async function again(ask: Ask, {path, headers = {}}: Case, first: Got): Promise<readonly string[]> {
  const {etag} = first.headers;
  if (etag === undefined) return ['no etag'];
  const same = await ask(path, {...headers, 'if-none-match': etag});
  const other = await ask(path, {...headers, 'if-none-match': '"other"'});
  return [
    ...(same.status === 304 && same.body.length === 0 ? [] : [`${same.status} to who has it`]),
    ...(same.headers['cache-control'] === first.headers['cache-control']
      ? []
      : ['304 says other things about caching']),
    ...(other.status === 200 ? [] : [`${other.status} to who has another one`]),
  ];
}

/** A part of a file is answered with that part, one that there is not with 416. */
async function ranges(ask: Ask, {path}: Case, first: Got): Promise<readonly string[]> {
  const size = first.body.length;
  const part = await ask(path, {range: 'bytes=1-3'});
  const beyond = await ask(path, {range: `bytes=${size + 9}-`});
  const isPart =
    part.status === 206 &&
    part.body.equals(first.body.subarray(1, 4)) &&
    part.headers['content-range'] === `bytes 1-${Math.min(3, size - 1)}/${size}`;
  return [
    ...(isPart ? [] : [`${part.status} ${String(part.headers['content-range'])} for bytes 1 to 3`]),
    ...(beyond.status === 416 ? [] : [`${beyond.status} for bytes behind the end`]),
  ];
}

const conversations: Partial<Record<Kind, typeof again>> = {again, ranges};

/** Asks a host all that a build can be asked, many at a time, and says what it answers otherwise than the build. */
export async function compare(site: Site, dir: string, host: Host, ask: Ask): Promise<Report> {
  const {lacks = {}} = host;
  const queue = cases(site).filter(({kind}) => !(kind in lacks));
  const counts = new Map(kinds.map((kind) => [kind, {asked: 0, wrong: 0}]));
  const problems: string[] = [];
  async function work(): Promise<void> {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const {kind, path, method = 'GET', headers = {}} = one;
      let wrong: readonly string[];
      try {
        const got = await ask(path, headers, method);
        const differing = differences(site, dir, one, got);
        wrong = [
          ...differing.filter(({trait}) => !(trait && trait in lacks)).map(({text}) => text),
          ...((await conversations[kind]?.(ask, one, got)) ?? []),
        ];
      } catch (error) {
        wrong = [(error as Error).message];
      }
      const count = counts.get(kind)!;
      count.asked += 1;
      if (wrong.length === 0) continue;
      count.wrong += 1;
      const sent = Object.entries(headers).map(([name, value]) => ` [${name}: ${value}]`);
      problems.push(`${kind}: ${method} ${path}${sent.join('')}\n    ${wrong.join('\n    ')}`);
    }
  }
  await Promise.all(Array.from({length: 24}, work));
  return {counts, problems};
}
