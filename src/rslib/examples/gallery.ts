import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isConfig} from '../../compiler/code/excerpt';
import {docsFolder, type GlossaryFolders} from '../../compiler/parse/glossaryTerms';
import {parseFolder} from '../../compiler/parse/parsePage';
import type {Facet} from '../../lib/filter/galleryQuery';
import {identity} from '../../site/identity';
import type {Locale} from '../../site/locales';
import {optionsSet} from '../history/neededRelease';
import type {ExampleRecord} from './exampleRecord';

/** Section that shows an example. Titles have code in backticks. */
export type ExamplePlace = {
  /** Path of the page without the base path, and the id of the section if there is a heading above the example. */
  readonly url: string;
  readonly page: string;
  readonly title: string;
};

/** Returns the first place of each example in the documents of a language, by name, in the order of the files. */
export function readPlaces(
  siteDir: string,
  locale: Locale,
  folders: GlossaryFolders,
): ReadonlyMap<string, ExamplePlace> {
  const places = new Map<string, ExamplePlace>();
  for (const {route, title: page, tree} of parseFolder(docsFolder(siteDir, locale, folders))) {
    for (const {name, id, title = page} of examplesIn(tree)) {
      if (places.has(name)) continue;
      places.set(name, {url: id ? `${route}#${id}` : route, page, title});
    }
  }
  return places;
}

type Found = {
  readonly name: string;
  readonly id: string | undefined;
  readonly title: string | undefined;
};

function examplesIn(tree: Root): readonly Found[] {
  const found: Found[] = [];
  let id: string | undefined;
  let title: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      id = node.data?.id;
      title = codedText(node.children);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Example') {
      found.push({name: nameOf(node), id, title});
    }
  });
  return found;
}

function nameOf({attributes}: MdxJsxFlowElement): string {
  const name = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name');
  return typeof name?.value === 'string' ? name.value : '';
}

function codedText(nodes: readonly PhrasingContent[]): string {
  const parts = nodes
    .filter((node) => !(node.type === 'mdxJsxTextElement' && node.name === 'Badge'))
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)));
  return parts.join('').trim();
}

/** Values of an example that the gallery filters. */
export type Traits = Readonly<Record<Facet, readonly string[]>>;

const frameworks = ['react', 'preact', 'vue', 'svelte', 'solid-js'];
/** Packages that say nothing about an example: those of Rslib, types, and second packages of a framework. */
const untold = new RegExp(`^(?:${identity.package}|@types/.*|react-dom)$`);
const isManifest = (file: string): boolean => /(?:^|\/)package\.json$/.test(file);
const isScript = (file: string): boolean => /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file);
const isToolFile = (file: string): boolean => /\.(?:config|test)\.\w+$/.test(file);

/** Derives the traits of an example from its files, its command and its log. `known` are the names of all options. */
export function traitsOf(
  record: ExampleRecord,
  read: (file: string) => string,
  known: ReadonlySet<string>,
): Traits {
  const {files, command} = record;
  const manifests = files.filter(isManifest).map((file) => JSON.parse(read(file)) as Manifest);
  const packages = namesOf(manifests, ['dependencies', 'devDependencies', 'peerDependencies']);
  const configs = files.filter(isConfig).map(read);
  const flags = [...command.matchAll(/--(?:no-)?([a-z-]+)/g)].map(([, flag = '']) =>
    flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const scripts = files.filter((file) => isScript(file) && !isToolFile(file)).map(read);
  const isImported = (name: string): boolean =>
    scripts.some((script) => ["'", '"'].some((quote) => script.includes(`${quote}${name}`)));
  const set = new Set([...configs.flatMap(optionsSet), ...flags]);
  return {
    framework: frameworks.filter((name) => packages.includes(name)),
    format: record.rslib === null ? [] : formatsOf(record, configs),
    // The format has a filter of its own.
    option: [...set].filter((name) => name !== 'format' && known.has(name)).sort(),
    tool: namesOf(manifests, ['devDependencies'])
      .filter((name) => !untold.test(name) && !frameworks.includes(name) && !isImported(name))
      .sort(),
  };
}

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

function namesOf(manifests: readonly Manifest[], fields: readonly string[]): readonly string[] {
  const all = manifests.flatMap((manifest) =>
    fields.flatMap((field) => Object.keys(manifest[field] ?? {})),
  );
  return [...new Set(all)];
}

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'];

/** Returns the formats that a configuration, a flag or the log names. Without one, Rslib builds ESM. */
function formatsOf({command, log}: ExampleRecord, configs: readonly string[]): readonly string[] {
  const texts = [...configs, command, log].join('\n');
  const named = formats.filter((format) =>
    new RegExp(`\\bformat:\\s*'${format}'|--format[ =]${format}\\b|\\(${format}\\d*\\)`).test(texts),
  );
  return named.length > 0 ? named : ['esm'];
}
