import {explain, unexplained, type Explanation} from './explain';
import type {LogData} from './logFormat';
import {tellingWords} from './tellingWords';
import type {Hit} from '../../lib/search/hit';
import {escapeHtml} from '../../lib/search/snippet';
import * as limits from '../../site/limits';

export type LogTexts = {
  /** Title of the group of results. */
  readonly group: string;
  /** Title of a result for a code that no section explains. */
  readonly code: (code: string) => string;
  /** Names the page and the section that are near such a code. */
  readonly near: (page: string, section: string) => string;
};

/**
 * Returns the sections about the errors in a log as search results, or words to search for if there are none. Codes of
 * TypeScript that no section explains follow, each with a section that is near it.
 */
export function readLog(log: string, data: LogData, {group, code, near}: LogTexts) {
  const all = explain(log, data);
  const known = all.slice(0, limits.searchLogHits);
  const others = unexplained(log, data, all).slice(0, limits.searchLogCodes);
  return {
    words: known.length + others.length === 0 ? tellingWords(log, limits.searchInputMax) : '',
    hits: [
      ...known.map((one) =>
        toHit(
          one,
          group,
          data.remedies?.[`${one.path}#${one.anchor}`]?.replaceAll('`', '') ?? one.line,
        ),
      ),
      ...others.map((one): Hit => {
        const hit = toHit(one, group, one.line);
        if (!one.isUnknown) return hit;
        const trail = [escapeHtml(near(one.title, one.heading))];
        return {...hit, id: `${hit.id}:${one.code}`, title: code(one.code), trail};
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
