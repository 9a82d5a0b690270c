import {explain, type Explanation} from '@site/src/rslib/log/explain';
import type {LogData} from '@site/src/rslib/log/logFormat';
import {tellingWords} from '@site/src/rslib/log/tellingWords';
import type {Hit} from '@site/src/lib/search/hit';
import {escapeHtml} from '@site/src/lib/search/snippet';
import * as limits from '@site/src/site/limits';

/** Returns the sections about the errors in a log as search results, or words to search for if there are none. */
export function readLog(log: string, data: LogData, group: string) {
  const known = explain(log, data).slice(0, limits.searchLogHits);
  return {
    words: known.length === 0 ? tellingWords(log, limits.searchInputMax) : '',
    hits: known.map((one) =>
      toHit(one, group, data.remedies?.[`${one.path}#${one.anchor}`] ?? one.line),
    ),
  };
}

function toHit({path, title, anchor, heading}: Explanation, group: string, below: string): Hit {
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
