import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {answer, type Site} from '../../serve/answer';
import type {Host, Trait} from '../hosts';
import {casesByKind, type Case, type Kind} from './cases';
import type {HttpResponse, httpClient} from './httpClient';

type Client = Pick<ReturnType<typeof httpClient>, 'origin' | 'request'>;
type Send = Client['request'];

/** A difference between a response and the build. It is a problem, unless the host lacks `trait`. */
type Difference = {readonly trait?: Trait; readonly text: string};

export type Report = {
  readonly counts: ReadonlyMap<Kind, {readonly requests: number; readonly problems: number}>;
  readonly problems: readonly string[];
};

/** Returns a sentence with both lengths and the first byte that differs; undefined for equal bodies. */
function bodyDifference(expected: Buffer, got: Buffer): string | undefined {
  if (expected.equals(got)) return undefined;
  const at = expected.findIndex((byte, index) => byte !== got[index]);
  const first = at === -1 ? expected.length : at;
  return `body: ${got.length} bytes instead of ${expected.length}, different from byte ${first}`;
}

const itemsOf = (list: string | undefined): readonly string[] =>
  (list ?? '').toLowerCase().split(/\s*,\s*/);

/** Returns a `Location` header as an absolute path, a URL of another origin unchanged, and `none` for no header. */
function locationOf(value: string | undefined, path: string, origin: string): string {
  if (value === undefined) return 'none';
  const url = new URL(value, new URL(encodeURI(path.split('?')[0] ?? '/'), origin));
  return url.origin === origin ? url.pathname + url.search + url.hash : value;
}

function differences(
  site: Site,
  dir: string,
  {kind, path, method = 'GET', headers = {}}: Case,
  got: HttpResponse,
  origin: string,
): readonly Difference[] {
  const expected = answer(site, {method, url: path, accept: headers.accept});
  const found: Difference[] = [];
  const check = (name: string, want: unknown, is: unknown, trait?: Trait): void => {
    if (want === is) return;
    const text = `${name}: ${String(is)} instead of ${String(want)}`;
    found.push({text, ...(trait && {trait})});
  };
  // A host may reject an invalid address with 400 instead of the expected response.
  const isRejected = got.status === 400 && got.headers.location === undefined;
  if (isRejected && (kind === 'hostile' || kind === 'dot segments')) return found;
  check('status', expected.status, got.status);
  if (expected.status !== got.status) return found;

  const {location, vary, ...rest} = expected.headers;
  for (const [name, value] of Object.entries(rest)) {
    let trait = name as Trait;
    if (name in site.headers) trait = 'security headers';
    else if (name === 'content-type' && expected.status === 404) trait = '404 document';
    check(name, value, got.headers[name], trait);
  }
  const varies = itemsOf(got.headers.vary);
  const unvaried = vary === undefined ? [] : itemsOf(vary).filter((name) => !varies.includes(name));
  if (unvaried.length > 0) found.push({trait: 'vary', text: `vary lacks ${unvaried.join()}`});
  check('x-powered-by', undefined, got.headers['x-powered-by']);
  if (location !== undefined)
    check('location', location, locationOf(got.headers.location, path, origin));
  if (rest['x-robots-tag'] === undefined)
    check('x-robots-tag', undefined, got.headers['x-robots-tag'], 'x-robots-tag');
  if (expected.file === undefined) return found;

  const file = join(dir, expected.file);
  const accepted = (headers['accept-encoding'] ?? '').replace(/;q=[^,]*/g, '');
  const coding = (['br', 'gzip'] as const).find(
    (name) => accepted.includes(name) && existsSync(file + (name === 'br' ? '.br' : '.gz')),
  );
  if (coding) check('content-encoding', coding, got.coding, coding);
  if (!/br|gzip/.test(accepted)) check('content-encoding', 'identity', got.coding);
  if (method === 'HEAD') return found;
  const text = bodyDifference(readFileSync(file), got.body);
  if (text) found.push({text, ...(expected.status === 404 && {trait: '404 document'})});
  return found;
}

/** Returns problems of conditional requests. Expects 304, with the same caching, for the current entity tag only. */
async function revalidation(
  send: Send,
  {path, headers = {}}: Case,
  first: HttpResponse,
): Promise<readonly string[]> {
  const {etag} = first.headers;
  if (etag === undefined) return ['no etag'];
  const same = await send(path, {...headers, 'if-none-match': etag});
  const other = await send(path, {...headers, 'if-none-match': '"other"'});
  return [
    (same.status !== 304 || same.body.length > 0) && `${same.status} for the current etag`,
    same.headers['cache-control'] !== first.headers['cache-control'] &&
      '304 with another cache-control',
    other.status !== 200 && `${other.status} for another etag`,
  ].filter((text) => text !== false);
}

/** Returns problems of range requests. Expects 206 for a range of a file, and 416 for a range after its end. */
async function ranges(send: Send, {path}: Case, {body}: HttpResponse): Promise<readonly string[]> {
  const part = await send(path, {range: 'bytes=1-3'});
  const beyond = await send(path, {range: `bytes=${body.length + 9}-`});
  const range = `bytes 1-${Math.min(3, body.length - 1)}/${body.length}`;
  const isPart =
    part.status === 206 &&
    part.body.equals(body.subarray(1, 4)) &&
    part.headers['content-range'] === range;
  return [
    !isPart && `${part.status} ${String(part.headers['content-range'])} for bytes 1 to 3`,
    beyond.status !== 416 && `${beyond.status} for bytes after the end`,
  ].filter((text) => text !== false);
}

const followUps: Partial<Record<Kind, typeof revalidation>> = {revalidation, ranges};

/** Sends all requests to a host, 24 at a time, and reports where its responses differ from the build. */
export async function compare(
  site: Site,
  dir: string,
  host: Host,
  {origin, request: send}: Client,
): Promise<Report> {
  const {lacks = {}} = host;
  const kinds = Object.entries(casesByKind(site)) as [Kind, readonly Omit<Case, 'kind'>[]][];
  const queue = kinds.flatMap(([kind, cases]): readonly Case[] =>
    kind in lacks ? [] : cases.map((one) => ({kind, ...one})),
  );
  const counts = new Map(kinds.map(([kind]) => [kind, {requests: 0, problems: 0}]));
  const problems: string[] = [];
  async function problemsOf(one: Case): Promise<readonly string[]> {
    try {
      const got = await send(one.path, one.headers, one.method);
      const found = differences(site, dir, one, got, origin);
      return [
        ...found.filter(({trait}) => !(trait && trait in lacks)).map(({text}) => text),
        ...((await followUps[one.kind]?.(send, one, got)) ?? []),
      ];
    } catch (error) {
      return [(error as Error).message];
    }
  }
  async function work(): Promise<void> {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const found = await problemsOf(one);
      const {kind, path, method = 'GET', headers = {}} = one;
      counts.get(kind)!.requests += 1;
      if (found.length === 0) continue;
      counts.get(kind)!.problems += 1;
      const sent = Object.entries(headers).map(([name, value]) => ` [${name}: ${value}]`);
      problems.push([`${kind}: ${method} ${path}${sent.join('')}`, ...found].join('\n    '));
    }
  }
  await Promise.all(Array.from({length: 24}, work));
  return {counts, problems};
}
