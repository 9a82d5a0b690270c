import {isErrorId} from '../../lib/page/overviewHeadings';
import {errorCode, nameKey} from '../../lib/search/query';
import type {Scores} from '../../lib/search/indexFile';

export type Option = {readonly name: string; readonly cli?: readonly string[]};

type Page = {
  readonly label?: string;
  readonly sections: readonly {
    readonly level: number;
    readonly heading: string;
    readonly anchor: string;
    readonly entries: readonly {readonly text: string}[];
    readonly codes?: readonly string[];
  }[];
};

/**
 * Scores for the full name of an option in its own section (`heading`) or its parent's (`within`), for the last segment
 * of the name (`last`, or `shared` if other options have the same last segment), and for the title of a page (`page`).
 */
export const nameScores = {heading: 8, within: 2, last: 1, page: 0.4, shared: 0.2};
const rowFlags = /^(?:--?[a-z][\w-]*[\s,，、]*)+/;
const flag = /--?[a-z][\w-]*/g;
const scope = /^lib\./;
/** A heading that is a package name; code below it lists the package's exports. */
const packageName = /^@[\w-]+\/[\w-]+$/;

/** Returns the sections about each name, with scores: options, flags, error codes, exports, titles, menu labels. */
export function namesOf(
  pages: readonly Page[],
  options: readonly Option[],
): ReadonlyMap<string, Scores> {
  const found = new Map<string, Map<number, number>>();
  const add = (name: string, id: number, score: number): void => {
    const known = found.get(name) ?? new Map<number, number>();
    found.set(name, known.set(id, Math.max(known.get(id) ?? 0, score)));
  };
  const headings = new Map<string, number>();
  const mentioned = new Map<string, number>();
  const exported = new Map<string, number>();
  let above = {level: 0, heading: ''};
  const rows = new Map<string, {readonly id: number; readonly flags: number}>();
  pages
    .flatMap((page) => page.sections)
    .forEach(({level, heading, anchor, entries, codes = []}, id) => {
      const name = heading.replace(scope, '');
      if (!headings.has(name)) headings.set(name, id);
      for (const text of codes) if (!mentioned.has(text)) mentioned.set(text, id);
      if (level <= above.level || packageName.test(heading)) above = {level, heading};
      if (packageName.test(above.heading)) {
        const own = above.heading;
        codes
          .filter((name) => /^[a-z]\w*$/i.test(name) && !own.includes(name) && !exported.has(name))
          .forEach((name) => exported.set(name, id));
      }
      if (isErrorId(anchor)) {
        for (const text of [heading, ...codes].flatMap((one) => one.match(errorCode) ?? [])) {
          add(nameKey(text), id, heading.includes(text) ? nameScores.heading : nameScores.last);
        }
      }
      const flags = entries.flatMap(({text}) => rowFlags.exec(text)?.[0].match(flag) ?? []);
      for (const name of flags) {
        const known = rows.get(name);
        if (!known || known.flags < flags.length) rows.set(name, {id, flags: flags.length});
      }
    });
  for (const [name, {id}] of rows) add(nameKey(name), id, nameScores.heading);
  for (const [name, id] of exported) {
    const key = nameKey(name);
    // Names with the same key, such as `createRslib` and `create-rslib`, are stored under their exact names instead.
    const others = [...headings].filter(([other]) => other !== name && nameKey(other) === key);
    add(others.length > 0 ? name : key, headings.get(name) ?? id, nameScores.last / 2);
    for (const [other, place] of others) add(other, place, nameScores.last / 2);
  }
  const called = new Map<string, readonly number[]>();
  let start = 0;
  for (const {label = '', sections} of pages) {
    for (const key of new Set([sections[0]!.heading, label].map(nameKey))) {
      called.set(key, [...(called.get(key) ?? []), start]);
    }
    start += sections.length;
  }
  // Names of options have priority over titles. A title of several pages, such as "Overview", identifies none of them.
  options.forEach(({name}) => called.delete(nameKey(name)));
  for (const [key, [id, ...others]] of called) {
    if (key !== '' && others.length === 0) add(key, id!, nameScores.page);
  }
  const lastOf = (name: string): string => name.split('.').at(-1)!;
  const owners = new Map<string, number>();
  for (const {name} of options) {
    const key = nameKey(lastOf(name));
    owners.set(key, (owners.get(key) ?? 0) + 1);
  }
  for (const {name} of options) {
    const [place, isOwn] = placeOf(name, headings);
    const id = place ?? mentioned.get(name);
    if (id === undefined) continue;
    add(nameKey(name), id, isOwn ? nameScores.heading : nameScores.within);
    const last = nameKey(lastOf(name));
    const most = owners.get(last)! > 1 ? nameScores.shared : nameScores.last;
    if (last !== nameKey(name)) add(last, id, isOwn ? most : most / 2);
  }
  return new Map(
    [...found].map(([name, ids]) => [name, [...ids].sort(([a], [b]) => a - b)] as const),
  );
}

function placeOf(
  name: string,
  headings: ReadonlyMap<string, number>,
): readonly [id: number | undefined, isOwn: boolean] {
  for (let held = name; held !== ''; held = held.slice(0, Math.max(held.lastIndexOf('.'), 0))) {
    const id = headings.get(held);
    if (id !== undefined) return [id, held === name];
  }
  return [undefined, false];
}
