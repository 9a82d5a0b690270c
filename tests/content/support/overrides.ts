import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../../../tools/support/paths';
import {list, read} from '../../../tools/support/files';

type Override = {
  /** `DocItem/Layout`. */
  readonly slot: string;
  readonly file: string;
  readonly source: string;
};

/** A row of the ledger, `src/theme/README.md`. */
type LedgerRow = {
  readonly slot: string;
  readonly kind: string;
  readonly safety: string;
  readonly reason: string;
  readonly hash: string;
  readonly line: number;
};

export const ledgerFile = 'src/theme/README.md';

const upstream = path.join(root, 'node_modules/@docusaurus/theme-classic/src/theme');
const load = createRequire(path.join(root, 'package.json'));

type Swizzle = {components: Record<string, {actions: Record<string, string | undefined>}>};
let config: Swizzle | undefined;

/** What theme-classic declares about a slot; a slot that it does not list is unsafe. */
export function declaredSafety(slot: string, kind: 'wrap' | 'replace'): string {
  config ??= (
    load('@docusaurus/theme-classic') as {getSwizzleConfig(): Swizzle}
  ).getSwizzleConfig();
  return config.components[slot]?.actions[kind === 'wrap' ? 'wrap' : 'eject'] ?? 'unsafe';
}

export function overrides(): readonly Override[] {
  return list('src/theme', /\.[jt]sx?$/)
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => ({
      slot: file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.[jt]sx?$/, ''),
      file,
      source: read(file),
    }));
}

/** Rows of the first table whose cells are: slot, kind, safety, reason, hash. */
export function ledger(text = read(ledgerFile)): readonly LedgerRow[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const slot = /^`([^`]+)`$/.exec(cells[0] ?? '')?.[1];
    if (!slot || cells.length !== 5) return [];
    const [, kind = '', safety = '', reason = '', hash = ''] = cells;
    return [{slot, kind, safety, reason, hash: hash.replaceAll('`', ''), line: index + 1}];
  });
}

/** The files that make up a slot upstream, without the slots below it. */
export function upstreamFiles(slot: string): readonly string[] {
  const folder = path.join(upstream, slot);
  if (existsSync(folder)) {
    return readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(folder, entry.name))
      .sort();
  }
  return ['.tsx', '.ts']
    .map((extension) => `${folder}${extension}`)
    .filter((file) => existsSync(file));
}

/** A short fingerprint of a slot's upstream source, the same on every system. */
export function upstreamHash(slot: string): string {
  const hash = createHash('sha256');
  for (const file of upstreamFiles(slot)) {
    hash.update(`${path.basename(file)}\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** What the comment on top of an override says. */
export function header(source: string): {
  kind?: string;
  upstream?: string;
  safety?: string;
  removeWhen?: string;
} {
  const comment =
    /^(?:\/\/[^\n]*\n)+/
      .exec(source)?.[0]
      .replace(/^\/\/ ?/gm, '')
      .replace(/\s+/g, ' ') ?? '';
  return {
    kind: /Override \((wrap|replace)\): \S/.exec(comment)?.[1],
    upstream: /Upstream: ([\w/]+), (?:safe|unsafe|forbidden)\b/.exec(comment)?.[1],
    safety: /Upstream: [\w/]+, (safe|unsafe|forbidden)\b/.exec(comment)?.[1],
    removeWhen: /Remove when: (\S.*)/.exec(comment)?.[1],
  };
}
