import type {Hit} from '../../../src/lib/search/respond';

/** A query, and the pages one of which answers it; `anchor` is the section that does. */
export type Judgment = {
  readonly q: string;
  readonly lang: string;
  /** Addresses without base path; `{product}` and `{build-tool}` stand for names of the site. */
  readonly accept: readonly string[];
  readonly anchor?: string;
  readonly kind: string;
};

export type Verdict = {
  readonly judgment: Judgment;
  /** Place of the first accepted page among the pages, and of the first accepted row; 0 when there is none. */
  readonly page: number;
  readonly row: number;
  /** Pages that were shown, in their order. */
  readonly shown: readonly string[];
};

type Figures = {
  readonly queries: number;
  readonly success1: number;
  readonly success5: number;
  readonly mrr: number;
  readonly rows1: number;
  readonly rows5: number;
};

const names = {product: 'rslib', 'build-tool': 'rsbuild'} as const;

/** A page's address as judgments name it. */
function judgedPath(path: string): string {
  return path
    .replace(/\{(product|build-tool)\}/g, (_, name: keyof typeof names) => names[name])
    .replace(/\/$/, '');
}

/** Judges rows in the order in which a reader sees them. Addresses are without base path. */
export function judge(judgment: Judgment, urls: readonly string[]): Verdict {
  const accepted = new Set(judgment.accept.map(judgedPath));
  const rows = urls.map((url) => {
    const [path = '', anchor = ''] = url.split('#');
    return {path: judgedPath(path), anchor};
  });
  const shown = [...new Set(rows.map(({path}) => path))];
  const wanted = judgment.anchor?.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
  return {
    judgment,
    shown,
    page: shown.findIndex((path) => accepted.has(path)) + 1,
    row:
      rows.findIndex(
        ({path, anchor}) =>
          accepted.has(path) &&
          (wanted === undefined || anchor === wanted || anchor.startsWith(`${wanted}-`)),
      ) + 1,
  };
}

export function figures(verdicts: readonly Verdict[]): Figures {
  const share = (test: (verdict: Verdict) => boolean): number =>
    verdicts.filter(test).length / verdicts.length;
  return {
    queries: verdicts.length,
    success1: share(({page}) => page === 1),
    success5: share(({page}) => page >= 1 && page <= 5),
    mrr: verdicts.reduce((sum, {page}) => sum + (page > 0 ? 1 / page : 0), 0) / verdicts.length,
    rows1: share(({row}) => row === 1),
    rows5: share(({row}) => row >= 1 && row <= 5),
  };
}

/** Hits in the order of the dialog: groups as they first come up, the pages of a group one after the other. */
export function asShown(hits: readonly Hit[]): readonly Hit[] {
  const by = (all: readonly Hit[], key: (hit: Hit) => string): readonly (readonly Hit[])[] => {
    const groups = new Map<string, Hit[]>();
    for (const hit of all) groups.set(key(hit), [...(groups.get(key(hit)) ?? []), hit]);
    return [...groups.values()];
  };
  const groupOf = ({hierarchy, isMention}: Hit): string =>
    isMention ? '' : (hierarchy.lvl0 ?? '');
  return by(hits, groupOf).flatMap((group) =>
    by(group, ({hierarchy}) => hierarchy.lvl1 ?? '').flat(),
  );
}
