import type {Hit} from '../../../src/lib/search/respond';

/** A query and the pages that answer it, any of which is correct; `anchor` is the section with the answer. */
export type Judgment = {
  readonly q: string;
  readonly lang: string;
  /** Addresses without base path; `{product}` and `{build-tool}` are placeholders. */
  readonly accept: readonly string[];
  readonly anchor?: string;
  readonly kind: string;
};

export type Verdict = {
  readonly judgment: Judgment;
  /** Rank of the first correct page among the pages, and of the first correct row; 0 if there is none. */
  readonly page: number;
  readonly row: number;
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

function normalised(path: string): string {
  return path
    .replace(/\{(product|build-tool)\}/g, (_, name: keyof typeof names) => names[name])
    .replace(/\/$/, '');
}

/** Ranks the results of a query, addresses without base path in the order of the dialog. */
export function judge(judgment: Judgment, urls: readonly string[]): Verdict {
  const accepted = new Set(judgment.accept.map(normalised));
  const rows = urls.map((url) => {
    const [path = '', anchor = ''] = url.split('#');
    return {path: normalised(path), anchor};
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

/** Sorts hits in the order of the dialog: by group and by page, each in the order of its first hit. */
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
