import ts from 'typescript';
import {assistants} from '../../src/site/services';
import {identity} from '../../src/site/identity';
import {toolGroups} from '../../src/site/tools';
import {escapeRegExp} from '../../src/compiler/escapeRegExp';
import {list, read} from '../../tools/support/files';
import {expectNone, matchProblems} from './support/expectNone';

const allTools = toolGroups.flatMap(({tools}) => tools);
const host = (url: string): string => new URL(url).host;

/** Names and addresses of the product and of related tools. Only `src/site` may contain them. */
const marks: readonly string[] = [
  ...new Set([
    identity.package,
    identity.createCommand,
    ...[identity.home, identity.sourceUrl, identity.microblogUrl, identity.chatUrl].flatMap(
      (url) => {
        const {host: name, pathname} = new URL(url);
        // The path is also forbidden on its own: it is an account (`rspack_dev`), a repository or an invitation.
        return pathname === '/' ? [name] : [url, pathname.slice(1)];
      },
    ),
    ...allTools.flatMap(({href, npmPackage}) => [
      new URL(href).pathname === '/' ? host(href) : href,
      ...(npmPackage ? [npmPackage] : []),
    ]),
    ...assistants.map(({ask}) => host(ask)),
  ]),
].filter((mark) => mark.length > 4);

/** Returns a problem for each of the `marks` in a string or JSX text of a source file, except in imports. */
function marksIn(file: string): readonly string[] {
  const tree = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const own = marks.filter((mark) => node.text.includes(mark));
      found.push(...own.map((mark) => `${file}:${line + 1}: "${mark}"`));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('addresses, handles and package names are in src/site only', () => {
  const files = list('src', /\.tsx?$/).filter((file) => !file.startsWith('src/site/'));
  expectNone(
    [...files, 'docusaurus.config.ts', 'sidebars.ts'].flatMap(marksIn),
    'Read it from src/site (identity, tools, assistants): a rebrand must not have to search for it.',
  );
});

test('messages contain no address and no package name', () => {
  const pattern = new RegExp(marks.map(escapeRegExp).join('|'), 'g');
  expectNone(
    list('i18n', /\/code\.json$/).flatMap((file) => matchProblems(file, read(file), pattern)),
    'Use a placeholder and fill it from src/site.',
  );
});
