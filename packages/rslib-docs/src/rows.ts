import {writeEntry, type ShardRow} from '../../../src/lib/search/indexFile';
import type {Docs, DocPage} from './docs';
import {marker, sectionText, withoutLinks} from './sections';

/** Removes the markup of Markdown from a line of prose. */
const plainText = (line: string): string =>
  withoutLinks(line)
    .replace(marker, '')
    .replace(/(`+) ?(.*?) ?\1/g, '$2')
    .replace(/\*\*?|\\(?=[^\w\s])/g, '');

/** Returns the texts of a section as the search index has them: paragraphs, items, rows of tables and code. */
export function entriesOf(markdown: string): readonly string[] {
  const entries: string[] = [];
  let code: {readonly fence: string; readonly file: string; readonly lines: string[]} | undefined;
  for (const line of markdown.split('\n').slice(1)) {
    const [, fence, meta = ''] = /^[\s>-]*(`{3,})(.*)$/.exec(line) ?? [];
    if (code && fence === code.fence && meta === '') {
      entries.push(writeEntry({kind: 'code', file: code.file, text: code.lines.join('\n')}));
      code = undefined;
    } else if (code) code.lines.push(line.trim());
    else if (fence) code = {fence, file: /title="([^"]+)"/.exec(meta)?.[1] ?? '', lines: []};
    else if (line.startsWith('|')) {
      const cells = line
        .slice(1)
        .split(/(?<!\\)\|/)
        .map((cell) => plainText(` ${cell.trim()}`).trim());
      if (!/^[\s|:-]*$/.test(line)) entries.push(cells.filter(Boolean).join(' '));
    } else if (line.trim()) entries.push(plainText(line).trim());
  }
  return entries;
}

const sectionsOfDocs = new WeakMap<Docs, readonly (readonly [DocPage, number])[]>();

/** Returns the rows of a shard of sections, which the index on the site has as a file. */
export function rowsOf(docs: Docs, shard: number): readonly ShardRow[] {
  const all =
    sectionsOfDocs.get(docs) ??
    docs.pages.flatMap((page) => page.sections.map((_, section) => [page, section] as const));
  sectionsOfDocs.set(docs, all);
  const {rowShards} = docs.first;
  return all.slice(rowShards[shard], rowShards[shard + 1]).map(([page, section]): ShardRow => {
    const [id, depth, , , option] = page.sections[section]!;
    let least = depth + 1;
    const trail = page.sections
      .slice(0, section + 1)
      .reverse()
      .flatMap(([, other, , heading]) => (other < least ? ((least = other), [heading]) : []))
      .reverse();
    const facts = docs.options.find(({name}) => name === option)?.rows ?? [];
    const text = sectionText(docs.texts[page.path]!, {page, section});
    return [
      docs.prefix + page.path,
      page.group,
      id,
      trail,
      facts
        .slice(0, 2)
        .map(([label, fact]) => `${label} ${fact}`)
        .join(' · ')
        .replaceAll('`', ''),
      ...entriesOf(text),
    ];
  });
}
