import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../compiler/code/codeMeta';
import {buildLogData} from '../messages/buildLogData';
import type {ComponentCall, MarkdownForms} from '../../compiler/markdown/forms';
import {paragraph, readAttributes, textNode} from '../../compiler/markdown/nodes';
import {plainContent} from '../../compiler/mirror/renderMirror';
import type {ParsedPage} from '../../compiler/parse/parsedPage';
import {verificationOf} from '../../compiler/parse/verification';
import type {PageData} from '../pageData';
import {blockKey, type HoverRecord} from '../../compiler/code/recordedHovers';
import type {OptionFact} from '../options/optionTypes';
import {factsOf, withFact, type Fact, type RecordSet} from './recordSet';

export type FactPage = Pick<ParsedPage, 'routePath' | 'title' | 'tree' | 'headings' | 'pageType'>;

/** A section of a page; `page` and `heading` are titles. The text above the first heading has an empty `id`. */
export type Section = {
  /** Route of the page without base path and language. */
  readonly path: string;
  readonly id: string;
  readonly page: string;
  readonly heading: string;
};

/** Returns the address of a section, without base path and language. */
export const addressOf = ({path, id}: Section): string => (id === '' ? path : `${path}#${id}`);

type FactMap = {
  /** Returns the sections that would change if a fact had the given value, or did not exist (`value` is undefined). */
  readonly sectionsOf: (fact: Fact, value: unknown) => readonly Section[];
};

const missingOption = (name: string): OptionFact => ({
  name,
  type: '',
  scope: [],
  cli: [],
  summary: {en: '', 'zh-Hans': ''},
});

/** Returns `data` with the records of `set`. Its function `option` returns an empty option for an unknown name. */
export function withRecords(set: RecordSet, data: PageData): PageData {
  return {
    ...data,
    options: set.options,
    packageVersion: set.options.version,
    messages: set.messages,
    history: set.history,
    example: (name) => set.examples[name] ?? data.example(name),
    option: (name) =>
      set.options.options.find((option) => option.name === name) ?? missingOption(name),
  };
}

/** Renders the pages and records the facts that each one reads, to find the sections that a changed fact affects. */
export function factMap(
  pages: readonly FactPage[],
  {
    set,
    data,
    forms: given,
    written = () => [],
  }: {
    readonly set: RecordSet;
    readonly data: PageData;
    readonly forms: MarkdownForms;
    /** Renders the pages that are generated from records. Returns the same object for an unchanged page. */
    readonly written?: (data: PageData) => readonly FactPage[];
  },
): FactMap {
  const forms = withErrors(given);
  const recorded = withRecords(set, data);
  const analysed = pages.map((page) => {
    const read = new Set<string>();
    const texts = pageTexts(page, trackReads(recorded, read), forms);
    return {page, read, texts, blocks: blocksIn(page, recorded, forms)};
  });
  const messagesIn = (templates: RecordSet['messages']): ReadonlyMap<string, string> => {
    const sources = pages.map(({routePath, title, tree}) => ({path: routePath, title, tree}));
    const log = buildLogData(sources, (name) => recorded.example(name), templates);
    return new Map(
      log.pages.flatMap(([path, , ...sections]) =>
        sections.map(([id, , ...places]): [string, string] => [
          `${path}#${id}`,
          JSON.stringify(places.map((list) => list.map((place) => log.messages[place]?.[0]))),
        ]),
      ),
    );
  };
  let messages: ReadonlyMap<string, string> | undefined;
  const readByWritten = new Set<string>();
  const writtenPages = written(trackReads(recorded, readByWritten));
  const differingWritten = (isRead: IsRead, now: PageData): readonly Section[] => {
    if (!isRead(readByWritten)) return [];
    return written(now).flatMap((page) => {
      const before = writtenPages.find(({routePath}) => routePath === page.routePath);
      if (before === undefined || before === page) return [];
      const [old, fresh] = [pageTexts(before, recorded, forms), pageTexts(page, now, forms)];
      return differing(before, (id) => [old.get(id), fresh.get(id)]);
    });
  };
  const known = new Set(factsOf(set).map(([fact]) => JSON.stringify(fact)));

  return {
    sectionsOf(fact, value) {
      const changed = withFact(set, fact, value);
      const [kind, name = ''] = fact;
      if (kind === 'messages') {
        messages ??= messagesIn(set.messages);
        const now = messagesIn(changed.messages);
        return analysed.flatMap(({page}) =>
          differing(page, (id) =>
            [messages!, now].map((map) => map.get(`${page.routePath}#${id}`)),
          ),
        );
      }
      if (kind === 'hover') {
        return analysed.flatMap(({page, blocks}) =>
          differing(page, (id) =>
            blocks.get(id)?.includes(name)
              ? [set, changed].map(({hovers}) => textsOf(hovers, name))
              : [],
          ),
        );
      }
      const places = placesOf(fact, known.has(JSON.stringify(fact)));
      const isRead: IsRead = (read) => places.some((place) => read.has(place));
      const now = withRecords(changed, data);
      const own = analysed
        .filter(({read}) => isRead(read))
        .flatMap(({page, texts}) => {
          const others = pageTexts(page, now, forms);
          return differing(page, (id) => [texts.get(id), others.get(id)]);
        });
      return [...own, ...differingWritten(isRead, now)];
    },
  };
}

function differing(
  {routePath, title, headings}: FactPage,
  valuesOf: (id: string) => readonly unknown[],
): readonly Section[] {
  return [{id: '', text: title}, ...headings].flatMap(({id, text}) => {
    const [before, after] = valuesOf(id);
    return before === after ? [] : [{path: routePath, id, page: title, heading: text}];
  });
}

type IsRead = (read: ReadonlySet<string>) => boolean;

/** Returns the keys that `trackReads` adds to `read` when a page reads the fact. */
function placesOf([kind, name = '', field = '']: Fact, isKnown: boolean): readonly string[] {
  switch (kind) {
    case 'example':
      return [`example ${name} ${field}`];
    case 'output':
      return [`example ${name} output`];
    case 'option':
      // No page can name a new option, so pages that read the list of all options count as reading this option.
      return [`option ${name}`, ...(isKnown ? [] : ['options options'])];
    case 'setting':
      return ['options bundler'];
    case 'help':
      return [name === '' ? 'options help' : 'options commands'];
    case 'package':
      return [`options ${name}`, name];
    default:
      return ['history'];
  }
}

function trackReads(data: PageData, read: Set<string>): PageData {
  const list = data.options.options.map((option) =>
    // Reading `name` does not count, because every search for an option reads the names of all options.
    onRead(option, (field) => field !== 'name' && read.add(`option ${option.name}`)),
  );
  const options = onRead({...data.options, options: list}, (field) => read.add(`options ${field}`));
  return {
    ...data,
    options,
    example: (name) => onRead(data.example(name), (field) => read.add(`example ${name} ${field}`)),
    option(name) {
      read.add(`option ${name}`);
      return data.option(name);
    },
    get packageVersion() {
      read.add('version');
      return data.packageVersion;
    },
    get history() {
      read.add('history');
      return data.history;
    },
  };
}

function onRead<T extends object>(record: T, note: (field: string) => void): T {
  return new Proxy(record, {
    get(target, field) {
      note(String(field));
      return Reflect.get(target, field) as unknown;
    },
  });
}

/** Makes components render an error, such as a file that a version does not build, as text instead of throwing it. */
function withErrors(forms: MarkdownForms): MarkdownForms {
  const components = Object.entries(forms.components).map(([name, form]) => [
    name,
    {
      ...form,
      serialize: (call: ComponentCall): readonly RootContent[] => {
        try {
          return form.serialize(call);
        } catch (error) {
          return [paragraph(textNode(String(error)))];
        }
      },
    },
  ]);
  return {...forms, components: Object.fromEntries(components) as MarkdownForms['components']};
}

/** Replacer for `JSON.stringify` that omits positions, because any change of the text above a node changes them. */
const withoutPlace = (key: string, value: unknown): unknown =>
  key === 'position' ? undefined : value;

/** Returns each section of the Markdown mirror as serialised nodes, by heading id. */
function pageTexts(
  {tree, pageType}: FactPage,
  data: PageData,
  forms: MarkdownForms,
): ReadonlyMap<string, string> {
  const proof = pageType === 'doc' ? verificationOf(tree, data) : undefined;
  const content = plainContent({
    tree,
    data,
    forms,
    toAbsolute: (url) => url,
    after: proof ? [forms.verified.line(proof, data)] : [],
  });
  const texts = new Map<string, string>();
  let id = '';
  for (const node of content) {
    if (node.type === 'heading') id = node.data?.id ?? id;
    texts.set(id, (texts.get(id) ?? '') + JSON.stringify(node, withoutPlace));
  }
  return texts;
}

function blocksIn(
  {tree}: FactPage,
  data: PageData,
  forms: MarkdownForms,
): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  let id = '';
  const add = (node: Root | RootContent): void =>
    visit(node, (part) => {
      if (part.type === 'heading') id = part.data?.id ?? id;
      if (part.type === 'code') {
        const key = blockKey(part.lang ?? '', parseCodeMeta(part.meta ?? '').title, part.value);
        blocks.set(id, [...(blocks.get(id) ?? []), key]);
      }
      if (part.type === 'mdxJsxFlowElement' && part.children.length === 0) {
        const call = {node: part, props: readAttributes(part), data};
        forms.components[part.name ?? '']?.serialize(call).forEach(add);
      }
    });
  add(tree);
  return blocks;
}

function textsOf({blocks, texts}: HoverRecord, key: string): string {
  const places = blocks[key] ?? [];
  return JSON.stringify(places.map(([line, column, text]) => [line, column, texts[text]]));
}
