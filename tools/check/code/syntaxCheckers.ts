import type {Element} from 'domhandler';
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';
import {lineOf} from '../../support/files';

// Prettier and Cheerio are loaded when a block needs them, so that the check of a page stays fast.

/** An error in a block. Line 0 is the first line of code, line -1 the opening fence. */
export type Flaw = {readonly line: number; readonly text: string};

type Flaws = readonly Flaw[] | Promise<readonly Flaw[]>;

/** A function that returns the syntax errors of a block; `title` is its file name, or `''`. */
type Check = (code: string, title: string) => Flaws;

const one = (text: string, line = 0): readonly Flaw[] => [{line: Math.max(0, line), text}];

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
      line: lineOf(code, diagnostic.start ?? 0) - 1,
      text: diagnosticText(diagnostic),
    }));
}

/** Checks the names and values of compiler options in `tsconfig.json`. */
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
      return {line: lineOf(code, Math.max(0, code.indexOf(`"${key}"`))) - 1, text};
    });
}

function json(mayComment: boolean): Check {
  return (code, title) => {
    // Only JSON files that configure TypeScript may contain comments.
    const isTsconfig = /(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(title);
    const {error} = ts.parseConfigFileTextToJson('x.json', code);
    if (error) return one(diagnosticText(error), lineOf(code, error.start ?? 0) - 1);
    if (isTsconfig) return compilerOptions(code);
    if (mayComment) return [];
    try {
      JSON.parse(code);
      return [];
    } catch (problem) {
      return one(`${(problem as Error).message}; use jsonc for comments and trailing commas`);
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

type PrettierError = Error & {loc?: {start: {line: number}}};

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

/** Names of the elements whose end tag is optional or does not exist. */
const withoutEndTag =
  /^(?:html|head|body|li|dt|dd|p|r[tp]|optgroup|option|colgroup|caption|t(?:head|body|foot|[rdh])|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

async function hypertext(code: string, title: string): Promise<readonly Flaw[]> {
  const {load} = await import('cheerio');
  const flaws: Flaw[] = [];
  const isDocument = /<(?:!doctype|html)\b/i.test(code);
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: {code: string; startLine: number}): void => {
      // Ignores errors about the doctype, because a block may be a fragment.
      if (!/doctype/.test(error.code)) flaws.push({line: error.startLine - 1, text: error.code});
    },
  };
  const $ = load(code, options, isDocument);
  for (const {name, sourceCodeLocation: location} of $<Element, string>('*').toArray()) {
    if (!location?.startTag || location.endTag || withoutEndTag.test(name)) continue;
    // Skips elements that close themselves, such as `<path … />` in SVG.
    if (code.slice(0, location.startTag.endOffset).endsWith('/>')) continue;
    flaws.push({line: location.startLine - 1, text: `<${name}> is never closed`});
  }
  for (const node of $('script, style').toArray()) {
    const {name, sourceCodeLocation: location} = node;
    const text = $(node).text();
    const type = $(node).attr('type') ?? '';
    const lang = name === 'style' ? 'css' : /json|importmap/.test(type) ? 'json' : 'js';
    if (text.trim() === '') continue;
    const first = (location?.startLine ?? 1) - 1;
    const inner = await syntaxFlaws(text, lang, title);
    flaws.push(...inner.map((flaw) => ({...flaw, line: flaw.line + first})));
  }
  return flaws.length > 0 ? flaws : prettier('html')(code, title);
}

export function extensionOf(title: string): string {
  return /\.([a-z0-9]+)$/.exec(title)?.[1] ?? '';
}

/** Syntax checks, by the language of the block. */
export const checkers: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(
    ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].map((name) => [name, script(name)]),
  ),
  json: json(false),
  jsonc: json(true),
  yaml,
  yml: yaml,
  css: prettier('css'),
  scss: prettier('scss'),
  less: prettier('less'),
  html: hypertext,
};

/** Returns the syntax errors in a text. Throws if the language has no checker. */
export async function syntaxFlaws(
  code: string,
  lang: string,
  title: string,
): Promise<readonly Flaw[]> {
  const check = checkers[lang];
  if (!check) throw new Error(`no checker for ${lang}`);
  return check(code, title);
}
