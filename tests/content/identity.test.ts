import ts from 'typescript';
import {assistants} from '../../src/site/services';
import {identity} from '../../src/site/identity';
import {toolGroups} from '../../src/site/tools';
import {list, read} from '../../tools/support/files';
import {expectNone} from './support/problems';

const allTools = toolGroups.flatMap(({tools}) => tools);
const host = (url: string): string => new URL(url).host;

/** Names and addresses of the product and its family, which belong in `src/site` only. */
const marks: readonly string[] = [
  ...new Set([
    identity.package,
    identity.createCommand,
    ...[identity.home, identity.sourceUrl, identity.microblogUrl, identity.chatUrl].flatMap(
      (url) => {
        const {host: name, pathname} = new URL(url);
        // The address, and the handle in it: `rspack_dev`, `web-infra-dev/rslib`, an invitation.
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

/** Texts of a source file, without comments and imports. */
function textsOf(file: string): readonly {readonly text: string; readonly line: number}[] {
  const source = read(file);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: {text: string; line: number}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText) {
      found.push({
        text: node.text,
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('addresses, handles and package names stand in src/site only', () => {
  const files = [
    ...list('src', /\.tsx?$/).filter((file) => !file.startsWith('src/site/')),
    'docusaurus.config.ts',
    'sidebars.ts',
  ];
  const problems = files.flatMap((file) =>
    textsOf(file).flatMap(({text, line}) =>
      marks.filter((mark) => text.includes(mark)).map((mark) => `${file}:${line}: "${mark}"`),
    ),
  );
  expectNone(
    problems,
    'Read it from src/site (identity, tools, assistants): a rebrand must not have to search for it.',
  );
});

test('messages hold no address and no package name', () => {
  const problems = list('i18n', /\/code\.json$/).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        marks
          .filter((mark) => line.includes(mark))
          .map((mark) => `${file}:${index + 1}: "${mark}"`),
      ),
  );
  expectNone(problems, 'Use a placeholder and fill it from src/site.');
});
