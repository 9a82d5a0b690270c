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
import type {RecordSet} from './recordSet';

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
export const addressOf = ({path, id}: Pick<Section, 'path' | 'id'>): string =>
  id === '' ? path : `${path}#${id}`;

const missingOption = (name: string): OptionFact => ({
  name,
  type: '',
  scope: [],
  cli: [],
  summary: {en: '', 'zh-Hans': ''},
});

/** Returns `data` with the records of `set`. Its function `option` returns an empty option for an unknown name. */
function withRecords(set: RecordSet, data: PageData): PageData {
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

type Input = {
  readonly data: PageData;
  readonly forms: MarkdownForms;
  readonly pages: readonly FactPage[];
  /** Returns the pages that are generated from records. */
  readonly written?: (data: PageData) => readonly FactPage[];
};

/** Renders the pages with both sets of records. Returns the sections that differ, or whose messages or types do. */
export function changedSections(
  before: RecordSet,
  after: RecordSet,
  input: Input,
): readonly Section[] {
  const [old, now] = [before, after].map((set) => renderedSections(set, input));
  return [...new Map([...old!, ...now!]).keys()].flatMap((address) => {
    const [left, right] = [old!.get(address), now!.get(address)];
    return left?.text === right?.text ? [] : [(right ?? left)!.section];
  });
}

/** Returns each section by its address, with its text, the messages that it explains and the types in its code. */
function renderedSections(
  set: RecordSet,
  {pages: own, data: given, forms: throwing, written = () => []}: Input,
): ReadonlyMap<string, {readonly section: Section; readonly text: string}> {
  const data = withRecords(set, given);
  const forms = withErrors(throwing);
  const messages = messagesIn(own, data);
  return new Map(
    [...own, ...written(data)].flatMap((page) => {
      const [texts, types] = [pageTexts(page, data, forms), typesIn(page, data, forms, set.hovers)];
      return [{id: '', text: page.title}, ...page.headings].map(({id, text: heading}) => {
        const section = {path: page.routePath, id, page: page.title, heading};
        const address = addressOf(section);
        const text = JSON.stringify([texts.get(id), types.get(id), messages.get(address)]);
        return [address, {section, text}] as const;
      });
    }),
  );
}

/** Maps the address of each section to the messages that it explains, as JSON. */
function messagesIn(pages: readonly FactPage[], data: PageData): ReadonlyMap<string, string> {
  const sources = pages.map(({routePath, title, tree}) => ({path: routePath, title, tree}));
  const log = buildLogData(sources, (name) => data.example(name), data.messages);
  return new Map(
    log.pages.flatMap(([path, , ...sections]) =>
      sections.map(([id, , ...lists]): [string, string] => [
        `${path}#${id}`,
        JSON.stringify(lists.map((list) => list.map((place) => log.messages[place]?.[0]))),
      ]),
    ),
  );
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

/** Returns the recorded types of names in the code blocks of each section, as JSON, by heading id. */
function typesIn(
  {tree}: FactPage,
  data: PageData,
  forms: MarkdownForms,
  {blocks, texts}: HoverRecord,
): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  let id = '';
  const add = (node: Root | RootContent): void =>
    visit(node, (part) => {
      if (part.type === 'heading') id = part.data?.id ?? id;
      if (part.type === 'code') {
        const key = blockKey(part.lang ?? '', parseCodeMeta(part.meta ?? '').title, part.value);
        const names = (blocks[key] ?? []).map(([line, column, text]) => [
          line,
          column,
          texts[text],
        ]);
        types.set(id, (types.get(id) ?? '') + JSON.stringify(names));
      }
      if (part.type === 'mdxJsxFlowElement' && part.children.length === 0) {
        const call = {node: part, props: readAttributes(part), data};
        forms.components[part.name ?? '']?.serialize(call).forEach(add);
      }
    });
  add(tree);
  return types;
}
