import {inLocale, type Config} from './config.ts';
import {frontMatterId, introId} from './pageSections.ts';
import {readTranslation} from './readTranslation.ts';
import type {State} from './states.ts';

/** Section that is behind, with the fragment of the page that has it, if the translation has it. */
export type SectionBehind = {
  readonly title?: string | undefined;
  readonly fragment?: string | undefined;
};

/** Data of the plugin, for the theme. */
export type Notices = {
  /** Language that pages are translated from. */
  readonly source: string;
  /** Folders with pages in that language, as in `metadata.source`. */
  readonly roots: readonly string[];
  /** Sections that are behind, by `metadata.source` of their page. */
  readonly pages: Readonly<Record<string, readonly SectionBehind[]>>;
};

const defaultStates: readonly State[] = ['stale', 'missing', 'untranslated'];

/** Returns the sections of a language that are behind. Pages without a translation are not listed. */
export async function readNotices(
  root: string,
  config: Config,
  locale: string,
  behind: readonly State[] = defaultStates,
): Promise<Notices> {
  const {source} = config;
  if (!config.locales.includes(locale)) return {source, roots: [], pages: {}};
  const {pages} = await readTranslation(root, config, locale);
  const found = pages
    .filter(({kind, has}) => kind === 'page' && has.source && has.target)
    .map(({files, sections}) => {
      const open = sections
        .filter(({state}) => behind.includes(state))
        .map(({id, source: original, target}): SectionBehind => {
          if (id === frontMatterId || id === introId) return {};
          const title = target?.heading ?? original?.heading;
          return {title, fragment: target && `#${target.anchor ?? id}`};
        });
      return [`@site/${files.target}`, open] as const;
    })
    .filter(([, open]) => open.length > 0);
  const roots = config.content
    .filter((folder) => inLocale(folder.target, locale) !== folder.source)
    .map((folder) => `@site/${folder.source}/`);
  return {source, roots, pages: Object.fromEntries(found)};
}
