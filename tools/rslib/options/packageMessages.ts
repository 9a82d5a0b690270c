import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {allMessages} from '../../../src/rslib/messages/buildLogData';
import {bestTemplate, type Template} from '../../../src/rslib/messages/placeholders';
import {loadPageData} from '../../../src/rslib/pageData';
import {defaultLocale} from '../../../src/site/locales';
import {logSources} from '../explain/logSources';
import {filesBelow} from '../../support/files';
import {root} from '../../support/paths';

/** Packages whose messages a build may print. */
const packages = [
  '@rslib/core/dist',
  'rsbuild-plugin-dts/dist',
  '@rsbuild/core/dist',
  '@rspack/core/dist',
  '@microsoft/api-extractor/lib-esm',
  '@module-federation/rsbuild-plugin/dist',
  '@module-federation/error-codes/dist',
];

/** Returns the folder of a package. If two versions are installed, returns that of the version that Rslib uses. */
function folderOf(modules: string, name: string): string {
  const own = ['@rslib/core', '@rslib/core/node_modules/@rsbuild/core', '@rsbuild/core'];
  return [
    ...own.map((holder) => path.join(modules, holder, 'node_modules', name)),
    path.join(modules, name),
  ].find((folder) => existsSync(folder))!;
}

/** Returns the messages that pages show in a heading or in the output of an example. */
export function shownMessages(templates: readonly Template[]): readonly Template[] {
  const data = loadPageData(root, defaultLocale);
  const messages = allMessages(logSources(defaultLocale), (name) => data.example(name));
  const shown = new Set(messages.map((message) => bestTemplate(message, templates)));
  return templates.filter((template) => shown.has(template));
}

/** Returns the messages in the sources of the installed packages, split at their placeholders. */
export function readMessages(modules: string): readonly Template[] {
  const templates = packages.flatMap((name) =>
    scripts(folderOf(modules, name)).flatMap((file) => messagesIn(readFileSync(file, 'utf8'))),
  );
  const unique = new Map(templates.map((template) => [JSON.stringify(template), template]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, template]) => template);
}

function scripts(folder: string): readonly string[] {
  return filesBelow(folder)
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => path.join(folder, file));
}

function messagesIn(code: string): readonly Template[] {
  const source = ts.createSourceFile('x.js', code, ts.ScriptTarget.Latest);
  const found: Template[] = [];
  const visit = (node: ts.Node): void => {
    const template = ts.isExpression(node) ? templateOf(node) : undefined;
    if (template) found.push(...lines(template).filter(isMessage));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the text of an expression, split at its placeholders. Returns undefined if it is not a text. */
function templateOf(node: ts.Expression): Template | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<Template>(
      (all, {expression, literal}) => join(join(all, templateOf(expression)), [literal.text]),
      [node.head.text],
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [templateOf(node.left), templateOf(node.right)];
    return left || right ? join(left ?? ['', ''], right) : undefined;
  }
  // The argument of a call such as `red('text')` is a message, the argument of `join(', ')` without letters is not.
  if (ts.isCallExpression(node) && node.arguments.length === 1) {
    const template = templateOf(node.arguments[0]!);
    return template && /\w/.test(template.join('')) ? template : undefined;
  }
  return ts.isParenthesizedExpression(node) ? templateOf(node.expression) : undefined;
}

/** Appends a template to `start`. The default, two empty texts, is a single placeholder. */
function join(start: Template, end: Template = ['', '']): Template {
  return [...start.slice(0, -1), start.at(-1)! + end[0]!, ...end.slice(1)];
}

function lines(template: Template): readonly Template[] {
  const all: string[][] = [[]];
  for (const words of template) {
    words.split('\n').forEach((line, index) => {
      if (index > 0) all.push([]);
      all.at(-1)!.push(line.replace(/\s+/g, ' '));
    });
  }
  return all.map((line) => [line[0]!.trimStart(), ...line.slice(1)]);
}

/** Returns true if a text contains at least two words and does not look like code. */
function isMessage(template: Template): boolean {
  const text = template.join(' ');
  return (
    (text.match(/(?<![\w.-])[A-Za-z']{2,}(?= |[.:,]? )/g) ?? []).length >= 2 &&
    !/[;{}]|=>|\breturn\b/.test(text)
  );
}
