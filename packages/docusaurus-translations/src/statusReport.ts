import type {styleText} from 'node:util';
import type {State} from './states.ts';
import {countStates, type PageStatus} from './readTranslation.ts';

/** Function that colours a text if the output has colours. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export function statusJson(pages: readonly PageStatus[]): string {
  return JSON.stringify(
    {
      pages: pages.map(({path, sections}) => ({
        path,
        sections: sections.map(({id, state}) => ({id, state})),
      })),
      totals: countStates(pages),
    },
    null,
    2,
  );
}

type Open = {readonly state: State; readonly ids: readonly string[]};

function openOf({sections}: PageStatus): readonly Open[] {
  const open = sections.filter(({state}) => state !== 'fresh');
  return [...new Set(open.map(({state}) => state))].map((state) => ({
    state,
    ids: open.filter((section) => section.state === state).map(({id}) => id),
  }));
}

const shown = 6;

function listed({state, ids}: Open): string {
  const rest = ids.length - shown;
  return `${ids.length} ${state}: ${ids.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function fresh({sections}: PageStatus): number {
  return sections.filter(({state}) => state === 'fresh').length;
}

function summary(pages: readonly PageStatus[]): string {
  const open = pages.filter((page) => openOf(page).length > 0).length;
  const counts = Object.entries(countStates(pages))
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return `${pages.length - open} of ${pages.length} pages are up to date. ${sections} sections: ${counts.join(', ') || 'none'}`;
}

const colours: Readonly<Record<State, Parameters<typeof styleText>[0]>> = {
  fresh: 'green',
  stale: 'yellow',
  'source behind': 'yellow',
  'both moved': 'cyan',
  untranslated: 'magenta',
  missing: 'magenta',
  orphan: 'red',
  'structure differs': 'red',
  suspicious: 'red',
};

/** Writes the pages with open sections for a terminal. */
export function statusText(all: readonly PageStatus[], locale: string, paint: Paint): string {
  const pages = all.filter((page) => openOf(page).length > 0);
  const width = Math.max(0, ...pages.map(({path}) => path.length));
  const lines = pages.flatMap((page) =>
    openOf(page).map((one, index) => {
      const counts = `${fresh(page)}/${page.sections.length}`.padStart(9);
      const name = index === 0 ? page.path.padEnd(width) + counts : ' '.repeat(width + 9);
      return `${name}   ${paint(colours[one.state], listed(one))}`;
    }),
  );
  return [
    paint('bold', `Translation to ${locale}`),
    ...(lines.length > 0 ? ['', ...lines, ''] : []),
    summary(all),
  ].join('\n');
}

/** Writes all pages as Markdown, those with open sections first. */
export function statusMarkdown(pages: readonly PageStatus[], locale: string): string {
  const open = pages.filter((page) => openOf(page).length > 0);
  const done = pages.filter((page) => !open.includes(page));
  const head = ['| Page | Fresh | | To do |', '| --- | --: | --- | --- |'];
  const row = (page: PageStatus): string =>
    `| ${page.path} | ${fresh(page)}/${page.sections.length} | ${bar(page)} | ${openOf(page).map(listed).join('; ')} |`;
  return [
    `### Translation to ${locale}`,
    summary(pages),
    ...(open.length > 0 ? [[...head, ...open.map(row)].join('\n')] : []),
    ...(done.length > 0
      ? [
          `<details><summary>${done.length} pages are up to date</summary>\n\n${[...head, ...done.map(row)].join('\n')}\n\n</details>`,
        ]
      : []),
    '',
  ].join('\n\n');
}

const cells = 10;

/** Draws the share of fresh sections as a bar, which is full only if all sections are fresh. */
function bar(page: PageStatus): string {
  const share = page.sections.length === 0 ? 1 : fresh(page) / page.sections.length;
  const full = Math.floor(share * cells);
  return `\`${'█'.repeat(full)}${'░'.repeat(cells - full)}\``;
}
