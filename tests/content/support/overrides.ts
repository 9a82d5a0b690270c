import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../../../tools/support/paths';
import {exists, list, read} from '../../../tools/support/files';

type Override = {
  /** `DocItem/Layout`. */
  readonly slot: string;
  readonly file: string;
  readonly source: string;
};

/** A row of the list of overrides, `src/theme/README.md`. */
type OverrideRow = {
  readonly slot: string;
  readonly kind: string;
  readonly safety: string;
  readonly reason: string;
  readonly line: number;
};

export const overridesFile = 'src/theme/README.md';

const upstream = 'node_modules/@docusaurus/theme-classic/src/theme';
const load = createRequire(path.join(root, 'package.json'));

type Swizzle = {components: Record<string, {actions: Record<string, string | undefined>}>};
let config: Swizzle | undefined;

/** Returns what theme-classic declares about a slot. It does not know a slot of ours; one that it does not list is unsafe. */
export function declaredSafety(slot: string, kind: 'wrap' | 'replace' | 'own'): string {
  if (kind === 'own') return 'none';
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

/** Returns the rows of the table with the cells slot, kind, safety and reason. */
export function overrideRows(text = read(overridesFile)): readonly OverrideRow[] {
  return text.split('\n').flatMap((line, index) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const slot = /^`([^`]+)`$/.exec(cells[0] ?? '')?.[1];
    if (!slot || cells.length !== 4) return [];
    const [, kind = '', safety = '', reason = ''] = cells;
    return [{slot, kind, safety, reason, line: index + 1}];
  });
}

/** Returns true if the theme has a slot of that name. */
export function isSlot(slot: string): boolean {
  return ['', '.tsx', '.ts'].some((end) => exists(`${upstream}/${slot}${end}`));
}

/** Parses the comment at the top of an override. */
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
    kind: /Override \((wrap|replace|own)\): \S/.exec(comment)?.[1],
    upstream: /Upstream: ([\w/]+), (?:safe|unsafe|forbidden|none)\b/.exec(comment)?.[1],
    safety: /Upstream: [\w/]+, (safe|unsafe|forbidden|none)\b/.exec(comment)?.[1],
    removeWhen: /Remove when: (\S.*)/.exec(comment)?.[1],
  };
}
