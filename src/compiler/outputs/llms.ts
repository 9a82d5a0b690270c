import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {mirrorPath} from '../../lib/address/mirrorPath';
import {llmsFiles, skillFile} from '../../site/llms';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../../site/locales';
import {fillSentence} from '../markdown/sentence';
import type {RenderedPage} from '../mirror/page';
import {stringify} from '../mirror/mirror';
import {bareLink} from '../mirror/head';
import {say} from '../say';
import type {Site} from '../site';

type Sidebar = LoadedVersion['sidebars'][string];

/** Pages under one heading. */
type LlmsSection = {readonly title: string; readonly pages: readonly RenderedPage[]};

export type LlmsInput = {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the language, ending in a slash. */
  readonly root: string;
  readonly sections: readonly LlmsSection[];
  /** Pages that no menu lists: they come last, below "Optional". */
  readonly rest: readonly RenderedPage[];
  /** The same file in the other languages. */
  readonly others: readonly {readonly locale: Locale; readonly root: string}[];
  /** Absolute address of the skill, if the site has one. */
  readonly skill?: string;
};

/**
 * The pages in the order of the sidebars, a section for each group. Pages that stand in a sidebar outside any
 * group are a section that is called by the first of them. A page is listed once; what no sidebar holds is the rest.
 */
export function llmsSections(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  pages: readonly RenderedPage[],
  toPath: (permalink: string) => string,
): {readonly sections: readonly LlmsSection[]; readonly rest: readonly RenderedPage[]} {
  const left = new Map(pages.map((entry) => [entry.page.routePath, entry]));
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));

  function take(id: string): readonly RenderedPage[] {
    const route = toPath(permalinks.get(id) ?? '');
    const entry = left.get(route);
    left.delete(route);
    return entry ? [entry] : [];
  }

  function sectionsOf(
    items: Sidebar,
    title: string | undefined,
    first: readonly RenderedPage[] = [],
  ): readonly LlmsSection[] {
    const own = items.flatMap((item) =>
      item.type === 'doc' || item.type === 'ref' ? take(item.id) : [],
    );
    const pages = [...first, ...own];
    const inner = items.flatMap((item) =>
      item.type === 'category'
        ? sectionsOf(item.items, item.label, item.link?.type === 'doc' ? take(item.link.id) : [])
        : [],
    );
    return pages.length === 0 ? inner : [{title: title ?? pages[0]!.page.title, pages}, ...inner];
  }

  const sections = Object.values(sidebars).flatMap((items) => sectionsOf(items, undefined));
  return {sections, rest: [...left.values()]};
}

type Rendered = {
  readonly home: RenderedPage;
  readonly documents: readonly RenderedPage[];
  readonly releases: readonly RenderedPage[];
  readonly blog: readonly RenderedPage[];
};

/** What `llms.txt` lists of a language: the sidebars, the releases, the blog, and what no menu holds. */
export function llmsInput(
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  {home, documents, releases, blog}: Rendered,
  {siteUrl, baseUrl, locale, settings, skill}: Site,
): LlmsInput {
  const {sections, rest} = llmsSections(
    version,
    [...documents, home],
    (permalink) => `/${permalink.slice(baseUrl.length)}`,
  );
  const base = baseUrl.slice(0, baseUrl.length - localeRows[locale].prefix.length);
  const rootOf = (name: Locale): string => `${siteUrl}${localeBaseUrl(base, name)}`;
  return {
    locale,
    title: settings.title[locale],
    description: settings.description[locale],
    root: rootOf(locale),
    sections: [
      ...sections,
      ...(releases[0] ? [{title: releases[0].page.title, pages: releases}] : []),
      ...(blog.length > 0 ? [{title: say(locale, 'build.llms.blog'), pages: blog}] : []),
    ],
    rest,
    others: settings.locales
      .filter((name) => name !== locale)
      .map((name) => ({locale: name, root: rootOf(name)})),
    ...(skill !== undefined && {skill: `${rootOf(defaultLocale)}${skillFile}`}),
  };
}

const item = (...children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [{type: 'paragraph', children}],
});

const list = (children: ListItem[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

function opening({title, description}: LlmsInput): RootContent[] {
  return [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
    },
  ];
}

/**
 * `llms.txt` (llmstxt.org): title, summary, and the address of every mirror with its description. The companion files
 * stand above the sections, which list pages and nothing else.
 */
export function llmsIndex(input: LlmsInput): string {
  const {locale, root, sections, rest, others, skill} = input;
  const companion = (name: string, url: string): ListItem =>
    item({type: 'text', value: `${name}${say(locale, 'punctuation.colon')}`}, bareLink(url));
  const section = ({title, pages}: LlmsSection): RootContent[] => [
    {type: 'heading', depth: 2, children: [{type: 'text', value: title}]},
    list(
      pages.map(({page}) =>
        item(
          {
            type: 'link',
            url: `${root}${mirrorPath(page.routePath).slice(1)}`,
            children: [{type: 'text', value: page.title}],
          },
          // The format wants this colon, in every language.
          {type: 'text', value: `: ${page.description}`},
        ),
      ),
    ),
  ];
  return stringify([
    ...opening(input),
    {
      type: 'paragraph',
      children: fillSentence(say(locale, 'build.llms.index'), {
        md: {type: 'inlineCode', value: '.md'},
      }),
    },
    list([
      companion(say(locale, 'build.llms.full'), `${root}${llmsFiles.full}`),
      ...others.map((other) =>
        companion(localeRows[other.locale].label, `${other.root}${llmsFiles.index}`),
      ),
      ...(skill === undefined ? [] : [companion(say(locale, 'build.llms.skill'), skill)]),
    ]),
    ...sections.flatMap(section),
    // The format's own name, in every language, for what a short context may leave out.
    ...(rest.length > 0 ? section({title: 'Optional', pages: rest}) : []),
  ]);
}

/** `llms-full.txt`: every page in the same order, in full. */
export function llmsFull(input: LlmsInput): string {
  const pages = [...input.sections.flatMap((each) => each.pages), ...input.rest];
  return [stringify(opening(input)), ...pages.map(({mirror}) => mirror)].join('\n');
}

/** What an address without a page says in Markdown. */
export function missingMirror(locale: Locale, root: string): string {
  return stringify([
    {
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: say(locale, 'build.mirror.missing')}],
    },
    {
      type: 'paragraph',
      children: fillSentence(say(locale, 'build.mirror.missingText'), {
        index: bareLink(`${root}${llmsFiles.index}`),
      }),
    },
  ]);
}
