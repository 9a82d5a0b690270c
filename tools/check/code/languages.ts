import {createRequire} from 'node:module';
import path from 'node:path';
import type {Root} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {root} from '../../support/paths';
import {parseMarkdown} from '../../../src/translation/markdown';
import {lineOfError} from '../pages';

// Parsers are loaded when a page has something for them: most pages need one or two, and their writers wait.

/** What is wrong in a block; the line counts from 0 at the first line of code. */
export type Flaw = {readonly line: number; readonly text: string};

type Flaws = readonly Flaw[] | Promise<readonly Flaw[]>;

/** Finds what does not parse. `title` is the name of the file that the block shows. */
type Check = (code: string, title: string) => Flaws;

/** Where packages are installed that only the examples need. */
export const examples = path.join(root, 'examples');

const one = (text: string, line = 0): readonly Flaw[] => [{line: Math.max(0, line), text}];

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length - 1;
}

/** Moves what was found in a part of a block to where the part begins. */
function moved(flaws: readonly Flaw[], by: number): readonly Flaw[] {
  return flaws.map(({line, text}) => ({line: line + by, text}));
}

export function diagnosticText(diagnostic: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
}

function script(extension: string): Check {
  return (code) =>
    (
      ts.transpileModule(code, {
        fileName: `block.${extension}`,
        reportDiagnostics: true,
        compilerOptions: {
          jsx: ts.JsxEmit.Preserve,
          target: ts.ScriptTarget.ESNext,
          module: ts.ModuleKind.ESNext,
          allowJs: true,
        },
      }).diagnostics ?? []
    ).map((diagnostic) => ({
      line: lineAt(code, diagnostic.start ?? 0),
      text: diagnosticText(diagnostic),
    }));
}

/** `tsconfig.json` is configuration: its compiler options have names and values that the compiler knows. */
function compilerOptions(code: string): readonly Flaw[] {
  const {config} = ts.parseConfigFileTextToJson('tsconfig.json', code) as {
    config?: {compilerOptions?: unknown};
  };
  return ts
    .convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, '/', 'tsconfig.json')
    .errors.map((error) => {
      const text = diagnosticText(error);
      const name = /'--?([\w]+)'|option '([\w]+)'/.exec(text);
      const key = name?.[1] ?? name?.[2] ?? '';
      return {line: lineAt(code, Math.max(0, code.indexOf(`"${key}"`))), text};
    });
}

function json(mayComment: boolean): Check {
  return (code, title) => {
    // TypeScript reads comments in its own configuration; nothing else does.
    const isTsconfig = /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(title);
    const {error} = ts.parseConfigFileTextToJson('x.json', code);
    if (error) return one(diagnosticText(error), lineAt(code, error.start ?? 0));
    if (isTsconfig) return compilerOptions(code);
    if (mayComment) return [];
    try {
      JSON.parse(code);
      return [];
    } catch (problem) {
      return one(`${(problem as Error).message}; with comments or trailing commas it is jsonc`);
    }
  };
}

function yaml(code: string): Flaws {
  return parseAllDocuments(code).flatMap((document) =>
    'errors' in document
      ? document.errors.map((error) => ({
          line: (error.linePos?.[0].line ?? 1) - 1,
          text: error.message.split('\n')[0]!,
        }))
      : [],
  );
}

async function toml(code: string): Promise<readonly Flaw[]> {
  const {parse} = await import('smol-toml');
  try {
    parse(code);
    return [];
  } catch (problem) {
    const {message, line = 1} = problem as Error & {line?: number};
    return one(message.split('\n')[0]!, line - 1);
  }
}

type PrettierError = Error & {loc?: {start: {line: number}}};

/** Reads a language with Prettier's parser of that name. */
function prettier(parser: string): Check {
  return async (code) => {
    const [{format}, postcss, html] = await Promise.all([
      import('prettier/standalone'),
      import('prettier/plugins/postcss'),
      import('prettier/plugins/html'),
    ]);
    try {
      await format(code, {parser, plugins: [postcss, html], embeddedLanguageFormatting: 'off'});
      return [];
    } catch (problem) {
      const {message, loc} = problem as PrettierError;
      return one(
        message
          .split('\n')[0]!
          .replace(/^CssSyntaxError: /, '')
          .replace(/ \(\d+:\d+\)$/, ''),
        (loc?.start.line ?? 1) - 1,
      );
    }
  };
}

/** Elements whose end the standard lets one leave out, or that have none. */
const endless = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

type Location = {startLine: number; endTag?: unknown; startTag?: unknown};
type ElementNode = {name: string; sourceCodeLocation?: Location | null};

async function hypertext(code: string, title: string): Promise<readonly Flaw[]> {
  const {load} = await import('cheerio');
  const flaws: Flaw[] = [];
  const isDocument = /<(?:!doctype|html)\b/i.test(code);
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: {code: string; startLine: number}): void => {
      // A page may show a part of a document.
      if (!/doctype/.test(error.code)) flaws.push({line: error.startLine - 1, text: error.code});
    },
  };
  const $ = load(code, options, isDocument);
  for (const node of $('*').toArray() as unknown as ElementNode[]) {
    const location = node.sourceCodeLocation;
    if (
      location?.startTag &&
      !location.endTag &&
      !endless.has(node.name) &&
      !isSelfClosed(code, location)
    ) {
      flaws.push({line: location.startLine - 1, text: `<${node.name}> is never closed`});
    }
  }
  for (const node of $('script, style').toArray()) {
    const {name, sourceCodeLocation: location} = node as unknown as ElementNode;
    const text = $(node).text();
    const type = $(node).attr('type') ?? '';
    const lang = name === 'style' ? 'css' : /json|importmap/.test(type) ? 'json' : 'js';
    if (text.trim() === '') continue;
    flaws.push(...moved(await flawsOf(text, lang, title), (location?.startLine ?? 1) - 1));
  }
  return flaws.length > 0 ? flaws : prettier('html')(code, title);
}

/** `<path … />` in an SVG drawing. */
function isSelfClosed(code: string, location: Location): boolean {
  const {startTag} = location as {startTag: {endOffset: number}};
  return code.slice(0, startTag.endOffset).endsWith('/>');
}

async function xml(code: string): Promise<readonly Flaw[]> {
  const {SaxesParser} = await import('saxes');
  const flaws: Flaw[] = [];
  const parser = new SaxesParser({xmlns: false});
  parser.on('error', ({message}) => {
    flaws.push({line: parser.line - 1, text: message.replace(/^\d+:\d+: /, '')});
  });
  parser.write(code).close();
  return flaws;
}

/** The template's errors have a start, those of the script do not. */
type VueError = Error & {loc?: {line?: number; start?: {line: number}}};
type VueBlock = {content: string; lang?: string; loc: {start: {line: number}}} | null;
type VueCompiler = {
  parse(source: string): {
    errors: VueError[];
    descriptor: {script: VueBlock; scriptSetup: VueBlock; template: VueBlock; styles: VueBlock[]};
  };
  compileScript(descriptor: unknown, options: {id: string}): unknown;
  compileTemplate(options: {source: string; filename: string; id: string}): {
    errors: (VueError | string)[];
  };
};

/** Vue's own compiler, which the examples install; undefined when they are not installed. */
function vueCompiler(): VueCompiler | undefined {
  try {
    // Not Jest's `require`: it leaves out the folder of the examples.
    const {createRequire: create} = process.getBuiltinModule?.('node:module') ?? {createRequire};
    return create(path.join(examples, 'package.json'))('vue/compiler-sfc') as VueCompiler;
  } catch {
    return undefined;
  }
}

async function vue(code: string, title: string): Promise<readonly Flaw[]> {
  const compiler = vueCompiler();
  if (!compiler) return prettier('vue')(code, title);
  const flaw = (error: VueError | string, offset = 0): Flaw =>
    typeof error === 'string'
      ? {line: offset, text: error}
      : {
          line: offset + (error.loc?.start?.line ?? error.loc?.line ?? 1) - 1,
          text: error.message.split('\n')[0]!.replace(/^\[@?vue\/[\w-]+\] /, ''),
        };
  const {descriptor, errors} = compiler.parse(code);
  const flaws = errors.map((error) => flaw(error));
  const {script: plain, scriptSetup, template, styles} = descriptor;
  try {
    if (plain || scriptSetup) compiler.compileScript(descriptor, {id: 'block'});
  } catch (error) {
    flaws.push(flaw(error as VueError, (scriptSetup ?? plain)!.loc.start.line - 1));
  }
  if (template) {
    const result = compiler.compileTemplate({
      source: template.content,
      filename: title || 'Block.vue',
      id: 'block',
    });
    flaws.push(...result.errors.map((error) => flaw(error, template.loc.start.line - 1)));
  }
  for (const style of styles) {
    const found = await flawsOf(style!.content, style!.lang ?? 'css', title);
    flaws.push(...moved(found, style!.loc.start.line - 1));
  }
  return flaws;
}

/** All text is Markdown; what can be wrong in it is MDX, front matter and the blocks inside. */
function markdown(isMdx: boolean): Check {
  return async (code) => {
    let tree: Root;
    try {
      tree = parseMarkdown(code, isMdx);
    } catch (problem) {
      return one((problem as Error).message, lineOfError(problem) - 1);
    }
    const inner: {text: string; lang: string; line: number}[] = [];
    visit(tree, ['code', 'yaml'], (node) => {
      const {value, lang} = node as {value: string; lang?: string | null};
      const line = node.position!.start.line;
      if (node.type === 'yaml') inner.push({text: value, lang: 'yaml', line});
      else if (lang && checkers[lang]) inner.push({text: value, lang, line});
    });
    const flaws = await Promise.all(
      inner.map(async ({text, lang, line}) => moved(await flawsOf(text, lang, ''), line)),
    );
    return flaws.flat();
  };
}

const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * A diff: every line says whether it stays, goes or comes, the numbers of a hunk are right, and what was there
 * before and what is there afterwards both parse as the file that the title names.
 */
async function diff(code: string, title: string): Promise<readonly Flaw[]> {
  const flaws: Flaw[] = [];
  const before: string[] = [];
  const after: string[] = [];
  let expected: {line: number; before: number; after: number} | undefined;
  const closeHunk = (): void => {
    if (expected && (expected.before !== 0 || expected.after !== 0)) {
      flaws.push({
        line: expected.line,
        text: 'the numbers of this hunk are not those of its lines',
      });
    }
    expected = undefined;
  };
  let changes = 0;
  let hunks = 0;
  for (const [line, text] of code.split('\n').entries()) {
    const head = hunkHead.exec(text);
    const isHead = /^(?:diff |index |--- |\+\+\+ |new file|deleted file|similarity|rename )/.test(
      text,
    );
    if (head) {
      closeHunk();
      hunks++;
      expected = {line, before: Number(head[2] ?? 1), after: Number(head[4] ?? 1)};
    } else if (isHead && !(expected && (expected.before > 0 || expected.after > 0))) {
      closeHunk();
    } else {
      const sign = text[0] ?? ' ';
      if (!' +-\\'.includes(sign)) {
        flaws.push({line, text: `"${text}" begins with neither a space, + nor -`});
        continue;
      }
      if (sign !== ' ') changes++;
      // A line of the other side stays empty, so that lines keep their numbers.
      before.push(sign === '+' || sign === '\\' ? '' : text.slice(1));
      after.push(sign === '-' || sign === '\\' ? '' : text.slice(1));
      if (expected && sign !== '\\') {
        if (sign !== '+') expected.before--;
        if (sign !== '-') expected.after--;
      }
      continue;
    }
    before.push('');
    after.push('');
  }
  closeHunk();
  if (changes === 0) flaws.push(...one('nothing is added or removed'));
  const lang = extensionOf(title);
  // Hunks are parts of a file, which need not parse by themselves.
  if (flaws.length > 0 || hunks > 0) return flaws;
  if (!lang || !checkers[lang]) {
    return one('give the block the title of its file, so that both sides can be checked');
  }
  return (
    await Promise.all([before, after].map((lines) => flawsOf(lines.join('\n'), lang, title)))
  ).flat();
}

export function extensionOf(title: string): string {
  return /\.([a-z0-9]+)$/.exec(title)?.[1] ?? '';
}

/** Every language that can be checked, with its parser. */
export const checkers: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].map((name) => [name, script(name)]),
  ),
  json: json(false),
  jsonc: json(true),
  yaml,
  yml: yaml,
  toml,
  css: prettier('css'),
  scss: prettier('scss'),
  less: prettier('less'),
  html: hypertext,
  svg: xml,
  xml,
  vue,
  md: markdown(false),
  markdown: markdown(false),
  mdx: markdown(true),
  diff,
};

/** What does not parse in a text of a language that has a checker. */
export async function flawsOf(code: string, lang: string, title: string): Promise<readonly Flaw[]> {
  const check = checkers[lang];
  if (!check) throw new Error(`no checker for ${lang}`);
  return check(code, title);
}
