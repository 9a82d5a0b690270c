import {
  readLine,
  sectionsOf,
  type Entry,
  type FirstTier,
  type Section,
  type ShardRow,
} from './indexFile';

/** Access to a search index, or to the part of it that is loaded. */
export type Tier = {
  readonly entry: (term: string) => Entry | undefined;
  /** Returns terms with a prefix; with `isAny`, also terms that a misspelt word may mean. */
  readonly words: (prefix: string, isAny?: boolean) => Iterable<string>;
  /** Returns a section, possibly without its text; undefined if not even its heading is loaded. */
  readonly known: (id: number) => Section | undefined;
  /** Returns a section with its text; undefined if the text is not loaded. */
  readonly section: (id: number) => Section | undefined;
};

export type Tiers = {
  /** Index of the titles and headings, which needs no shards. */
  readonly first: Tier;
  /** Index of all words and texts. Contains only what the loaded shards contain. */
  readonly full: Tier;
  /** Returns the files of the shards that `full` needed since the last call, but that are not loaded. */
  readonly missing: () => readonly string[];
  readonly add: (file: string, text: string) => void;
};

/** Lines of terms with their entries, sorted by term. */
class Lines {
  private readonly lines: readonly string[];
  private readonly terms: readonly string[];
  private readonly entries = new Map<string, Entry>();

  constructor(text: string) {
    this.lines = text.split('\n');
    this.terms = this.lines.map((line) => line.slice(0, line.indexOf(' ')));
  }

  entry(term: string): Entry | undefined {
    const at = lastUpTo(this.terms, term);
    if (this.terms[at] !== term) return undefined;
    const entry = this.entries.get(term) ?? readLine(this.lines[at]!);
    this.entries.set(term, entry);
    return entry;
  }

  *words(prefix: string): Iterable<string> {
    let at = Math.max(lastUpTo(this.terms, prefix), 0);
    if (this.terms[at]! < prefix) at += 1;
    for (; this.terms[at]?.startsWith(prefix); at += 1) yield this.terms[at]!;
  }
}

/** Returns the index of the last element that is not greater than `value`, or -1. */
function lastUpTo<Value>(sorted: readonly Value[], value: Value): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Maximum number of shards to fetch for a prefix. */
const shardsPerPrefix = 2;
/** Number of letters at the start of a misspelt word that are assumed to be correct. */
const sureLetters = 3;

/** Creates the tiers of an index. With `load`, missing shards are loaded when they are needed. */
export function createTiers(
  {terms, termShards, rowShards, pages, groups}: FirstTier,
  load?: (file: string) => string,
): Tiers {
  const head = new Lines(terms);
  const sections = sectionsOf(pages, groups);
  const lines = new Map<number, Lines>();
  const rows = new Map<number, Section>();
  const wanted = new Set<string>();

  const need = (file: string): void => void (load ? add(file, load(file)) : wanted.add(file));

  const linesAt = (shard: number): Lines | undefined => {
    if (shard < 0) return undefined;
    if (!lines.has(shard)) need(`t${shard}.txt`);
    return lines.get(shard);
  };

  function add(file: string, text: string): void {
    const shard = Number(/\d+/.exec(file)![0]);
    if (file.startsWith('t')) lines.set(shard, new Lines(text));
    else {
      (JSON.parse(text) as readonly ShardRow[]).forEach((row, index) => {
        const [path, group, anchor, trail, facts, ...entries] = row;
        const id = rowShards[shard]! + index;
        rows.set(id, {id, path, group, anchor, trail, facts, entries});
      });
    }
  }

  function* words(prefix: string, isAny = false): Iterable<string> {
    yield* isAny ? head.words('') : head.words(prefix);
    const from = Math.max(lastUpTo(termShards, prefix), 0);
    const to = lastUpTo(termShards, `${prefix}\uffff`);
    for (let shard = from; shard <= Math.min(to, from + shardsPerPrefix - 1); shard += 1) {
      yield* linesAt(shard)?.words(isAny ? prefix.slice(0, sureLetters) : prefix) ?? [];
    }
  }

  return {
    first: {
      entry: (term) => head.entry(term),
      words: (prefix, isAny) => head.words(isAny ? '' : prefix),
      known: (id) => sections[id],
      section: (id) => sections[id],
    },
    full: {
      entry: (term) => linesAt(lastUpTo(termShards, term))?.entry(term),
      words,
      known: (id) => sections[id] ?? rows.get(id),
      section(id) {
        if (!rows.has(id)) need(`r${lastUpTo(rowShards, id)}.json`);
        return rows.get(id);
      },
    },
    missing() {
      const files = [...wanted];
      wanted.clear();
      return files;
    },
    add,
  };
}
