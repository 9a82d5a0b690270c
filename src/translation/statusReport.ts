import type {styleText} from 'node:util';
import type {State} from './states';
import type {PageStatus, Translation} from './readTranslation';

/** Colours a text if the terminal has colours. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export function statusJson({pages, totals}: Translation): string {
  return JSON.stringify(
    {
      pages: pages.map(({path, sections}) => ({
        path,
        sections: sections.map(({id, state}) => ({id, state})),
      })),
      totals,
    },
    null,
    2,
  );
}

function openOf({sections}: PageStatus): readonly {state: State; ids: readonly string[]}[] {
  const byState = new Map<State, string[]>();
  for (const {id, state} of sections) {
    if (state !== 'fresh') byState.set(state, [...(byState.get(state) ?? []), id]);
  }
  return [...byState].map(([state, ids]) => ({state, ids}));
}

const shown = 6;

function listed({state, ids}: {state: State; ids: readonly string[]}): string {
  const rest = ids.length - shown;
  return `${ids.length} ${state}: ${ids.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function fresh({sections}: PageStatus): number {
  return sections.filter(({state}) => state === 'fresh').length;
}

function summary({pages, totals}: Translation): string {
  const open = pages.filter(({sections}) => sections.some(({state}) => state !== 'fresh')).length;
  const counts = (Object.entries(totals) as [State, number][])
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return `${pages.length - open} of ${pages.length} pages are up to date. ${sections} sections: ${counts.join(', ') || 'none'}`;
}

const colours: Readonly<Record<State, Parameters<typeof styleText>[0]>> = {
  fresh: 'green',
  stale: 'yellow',
  'English behind': 'yellow',
  'both moved': 'cyan',
  untranslated: 'magenta',
  missing: 'magenta',
  orphan: 'red',
  'structure differs': 'red',
  suspicious: 'red',
};

/** Writes the pages with open sections for a terminal. */
export function statusText(translation: Translation, paint: Paint): string {
  const pages = translation.pages.filter((page) => openOf(page).length > 0);
  const width = Math.max(0, ...pages.map(({path}) => path.length));
  const lines = pages.flatMap((page) =>
    openOf(page).map((one, index) => {
      const counts = `${fresh(page)}/${page.sections.length}`.padStart(9);
      const name = index === 0 ? page.path.padEnd(width) + counts : ' '.repeat(width + 9);
      return `${name}   ${paint(colours[one.state], listed(one))}`;
    }),
  );
  return [
    paint('bold', `Translation to ${translation.locale}`),
    ...(lines.length > 0 ? ['', ...lines, ''] : []),
    summary(translation),
  ].join('\n');
}

/** Writes all pages as Markdown, those with open sections first. */
export function statusMarkdown(translation: Translation): string {
  const open = translation.pages.filter((page) => openOf(page).length > 0);
  const done = translation.pages.filter((page) => !open.includes(page));
  const head = ['| Page | Fresh | | To do |', '| --- | --: | --- | --- |'];
  const row = (page: PageStatus): string =>
    `| ${page.path} | ${fresh(page)}/${page.sections.length} | ${bar(page)} | ${openOf(page).map(listed).join('; ')} |`;
  return [
    `### Translation to ${translation.locale}`,
    summary(translation),
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

/** Draws the share of fresh sections; full only if all are fresh. */
function bar(page: PageStatus): string {
  const share = page.sections.length === 0 ? 1 : fresh(page) / page.sections.length;
  const full = Math.floor(share * cells);
  return `\`${'█'.repeat(full)}${'░'.repeat(cells - full)}\``;
}
