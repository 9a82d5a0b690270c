import {translate} from '@docusaurus/Translate';
import {explain, unexplained, type Explanation} from '@site/src/rslib/log/explain';
import type {LogData} from '@site/src/rslib/log/logFormat';
import {tellingWords} from '@site/src/rslib/log/tellingWords';
import type {Hit} from '@site/src/lib/search/hit';
import {escapeHtml} from '@site/src/lib/search/snippet';
import * as limits from '@site/src/site/limits';

/**
 * Returns the sections about the errors in a log as search results, or words to search for if there are none. Codes of
 * TypeScript that no section explains follow, each with a section that is near it.
 */
export function readLog(log: string, data: LogData, group: string) {
  const all = explain(log, data);
  const known = all.slice(0, limits.searchLogHits);
  const others = unexplained(log, data, all).slice(0, limits.searchLogCodes);
  return {
    words: known.length + others.length === 0 ? tellingWords(log, limits.searchInputMax) : '',
    hits: [
      ...known.map((one) =>
        toHit(one, group, data.remedies?.[`${one.path}#${one.anchor}`] ?? one.line),
      ),
      ...others.map((one): Hit => {
        const hit = toHit(one, group, one.line);
        if (!one.isUnknown) return hit;
        const near = translate({id: 'search.log.near'}, {page: one.title, section: one.heading});
        const title = translate({id: 'search.log.code'}, {code: one.code});
        return {...hit, id: `${hit.id}:${one.code}`, title, trail: [escapeHtml(near)]};
      }),
    ],
  };
}

type Section = Pick<Explanation, 'path' | 'title' | 'anchor' | 'heading'>;

function toHit({path, title, anchor, heading}: Section, group: string, below: string): Hit {
  const headings = [escapeHtml(title), escapeHtml(heading)];
  return {
    id: `${path}#${anchor}:log`,
    url: `${path}#${encodeURIComponent(anchor)}`,
    kind: 'section',
    group,
    headings,
    title: headings[1]!,
    trail: [headings[0]!],
    facts: escapeHtml(below),
  };
}
