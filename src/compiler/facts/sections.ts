import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseCodeMeta} from '../code/meta';
import {logData} from '../log/logData';
import type {ComponentCall, MarkdownForms} from '../markdown/forms';
import {readAttributes} from '../markdown/nodes';
import {plainContent} from '../mirror/mirror';
import type {ParsedPage} from '../parse/parsedPage';
import {proofOf} from '../parse/proof';
import type {PageData} from '../records/data';
import {blockKey, type HoverRecord} from '../records/hovers';
import type {OptionFact} from '../records/options/model';
import {factsOf, otherValue, withFact, type Fact, type RecordSet} from './facts';

/** A page as far as it shows facts. */
export type FactPage = Pick<ParsedPage, 'routePath' | 'title' | 'tree' | 'headings' | 'pageType'>;

/** A section of a page; the text above the first heading has no id. */
export type Section = {
  /** Address without base path and language. */
  readonly path: string;
  readonly id: string;
  readonly page: string;
  readonly heading: string;
};

export type FactMap = {
  /**
   * The sections that read differently when a fact has another value. Without one, as when it is gone, those that show
   * anything of it.
   */
  readonly sectionsOf: (fact: Fact, value?: unknown) => readonly Section[];
};

/** An option that pages describe and a version does not have. */
const lacking = (name: string): OptionFact => ({
  name,
  type: '',
  scope: [],
  cli: [],
  summary: {en: '', 'zh-Hans': ''},
});

/** The same records for pages: what the set has is taken from it. */
export function dataFrom(set: RecordSet, data: PageData): PageData {
  return {
    ...data,
    options: set.options,
    packageVersion: set.options.version,
    messages: set.messages,
    history: set.history,
    example: (name) => set.examples[name] ?? data.example(name),
    option: (name) => set.options.options.find((option) => option.name === name) ?? lacking(name),
  };
}

/** Which sections of pages show which facts, as their components say: a page is asked again when it has read a fact's record. */
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
    /** Pages that are written from records themselves: those that stay the same are the same object. */
    readonly written?: (data: PageData) => readonly FactPage[];
  },
): FactMap {
  const forms = withErrors(given);
  const known = pages.map((page) => {
    const read = new Set<string>();
    const texts = pageTexts(page, tracked(dataFrom(set, data), read), forms);
    return {page, read, texts, blocks: blocksIn(page, dataFrom(set, data), forms)};
  });
  const messagesIn = (templates: RecordSet['messages']): ReadonlyMap<string, string> => {
    const sources = pages.map(({routePath, title, tree}) => ({path: routePath, title, tree}));
    const log = logData(sources, (name) => set.examples[name] ?? data.example(name), templates);
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
  let writtenBefore: readonly [ReadonlyMap<string, FactPage>, ReadonlySet<string>] | undefined;
  const differingWritten = (isRead: IsRead, now: PageData): readonly Section[] => {
    const recorded = dataFrom(set, data);
    if (writtenBefore === undefined) {
      const read = new Set<string>();
      const pages = written(tracked(recorded, read));
      writtenBefore = [new Map(pages.map((page) => [page.routePath, page])), read];
    }
    const [pages, read] = writtenBefore;
    if (!isRead(read)) return [];
    const texts = (page: FactPage, its: PageData) => pageTexts(page, its, forms);
    return written(now).flatMap((page) => {
      const before = pages.get(page.routePath);
      if (before === undefined || before === page) return [];
      const [old, fresh] = [texts(before, recorded), texts(page, now)];
      return differing(before, (id) => [old.get(id), fresh.get(id)]);
    });
  };
  const values = new Map(factsOf(set).map(([fact, value]) => [JSON.stringify(fact), value]));

  return {
    sectionsOf(fact, value) {
      const changed = withFact(set, fact, value ?? otherValue(values.get(JSON.stringify(fact))));
      const [kind, name = ''] = fact;
      if (kind === 'messages') {
        messages ??= messagesIn(set.messages);
        const now = messagesIn(changed.messages);
        return known.flatMap(({page}) =>
          differing(page, (id) =>
            [messages!, now].map((map) => map.get(`${page.routePath}#${id}`)),
          ),
        );
      }
      if (kind === 'hover') {
        return known.flatMap(({page, blocks}) =>
          differing(page, (id) =>
            blocks.get(id)?.includes(name)
              ? [set, changed].map(({hovers}) => textsOf(hovers, name))
              : [],
          ),
        );
      }
      const places = placesOf(fact, values.has(JSON.stringify(fact)));
      const isRead: IsRead = (read) => places.some((place) => read.has(place));
      const now = dataFrom(changed, data);
      const own = known
        .filter(({read}) => isRead(read))
        .flatMap(({page, texts}) => {
          const others = pageTexts(page, now, forms);
          return differing(page, (id) => [texts.get(id), others.get(id)]);
        });
      return [...own, ...differingWritten(isRead, now)];
    },
  };
}

/** The sections of a page for which two values differ. */
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

/** Where a page may have read a fact, as `tracked` notes it. */
function placesOf([kind, name = '', field = '']: Fact, isKnown: boolean): readonly string[] {
  switch (kind) {
    case 'example':
      return [`example ${name} ${field}`];
    case 'output':
      return [`example ${name} output`];
    case 'option':
      // One that is new stands in no page by its name, but it may in a list.
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

/** Notes what a page reads. */
function tracked(data: PageData, read: Set<string>): PageData {
  const list = data.options.options.map((option) =>
    // Whoever looks for an option compares the names of all.
    noting(option, (field) => field !== 'name' && read.add(`option ${option.name}`)),
  );
  const options = noting({...data.options, options: list}, (field) => read.add(`options ${field}`));
  return {
    ...data,
    options,
    example: (name) => noting(data.example(name), (field) => read.add(`example ${name} ${field}`)),
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

/** A record that says which of its fields are read. */
function noting<T extends object>(record: T, note: (field: string) => void): T {
  return new Proxy(record, {
    get(target, field) {
      note(String(field));
      return Reflect.get(target, field) as unknown;
    },
  });
}

/** Where a component has nothing to show, as the file of an example that a version does not build, it says so instead. */
function withErrors(forms: MarkdownForms): MarkdownForms {
  const components = Object.entries(forms.components).map(([name, form]) => [
    name,
    {
      ...form,
      serialize: (call: ComponentCall): readonly RootContent[] => {
        try {
          return form.serialize(call);
        } catch (error) {
          return [{type: 'paragraph', children: [{type: 'text', value: String(error)}]}];
        }
      },
    },
  ]);
  return {...forms, components: Object.fromEntries(components) as MarkdownForms['components']};
}

/** Where a node stands in its source says nothing: on a page that is written anew it moves with what is above it. */
const withoutPlace = (key: string, value: unknown): unknown =>
  key === 'position' ? undefined : value;

/** The text of each section as its mirror has it, by ids. What a component says below its page belongs to the last. */
function pageTexts(
  {tree, pageType}: FactPage,
  data: PageData,
  forms: MarkdownForms,
): ReadonlyMap<string, string> {
  const proof = pageType === 'doc' ? proofOf(tree, data) : undefined;
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

/** The keys of the code blocks in each section, those of examples included. */
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

/** What a block says about its names. */
function textsOf({blocks, texts}: HoverRecord, key: string): string {
  const places = blocks[key] ?? [];
  return JSON.stringify(places.map(([line, column, text]) => [line, column, texts[text]]));
}
