import ts from 'typescript';
import {readConfig} from '../../src/translation/config';
import {readTranslation} from '../../src/translation/translation';
import {list, read} from '../../tools/support/files';
import {root} from '../../tools/support/paths';
import {foldersOf} from '../../tools/check/pages';
import {groupProblems} from './support/messages';

const row = "fr: {label: 'Français', htmlLang: 'fr', prefix: 'fr/', language: 'fr'},";
const rows = 'export const localeRows = {';
/** Files that hold something for each language. */
const files = ['src', 'tools'].flatMap((folder) =>
  list(folder, /\.tsx?$/).filter((file) => /'zh-Hans'|\bzh: [[l]/.test(read(file))),
);

/** What the compiler says of them when there is a row for a third language, file by file. */
function missing(edit: (file: string, text: string) => string): readonly string[] {
  const {options} = ts.convertCompilerOptionsFromJson(
    {...(JSON.parse(read('tsconfig.json')) as {compilerOptions: object}).compilerOptions},
    root,
  );
  const host = ts.createCompilerHost({});
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = readFile(name);
    if (text === undefined || !name.startsWith(root) || /\/node_modules\//.test(name)) return text;
    return edit(name.slice(root.length + 1), text).replace(rows, `${rows}\n  ${row}`);
  };
  const names = files.map((file) => `${root}/${file}`);
  const settings = {
    ...options,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const program = ts.createProgram(names, settings, host);
  return names.flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .filter(({code}) => code === 2741 || code === 2739)
      .map((problem) => {
        const {line} = problem.file!.getLineAndCharacterOfPosition(problem.start!);
        return `${name.slice(root.length + 1)}:${line + 1}`;
      }),
  );
}

const fileOf = (place: string): string => place.replace(/:\d+$/, '');

describe('a row for a third language', () => {
  it('makes the compiler name every text that is data, until it is there', () => {
    const places = missing((_, text) => text);
    expect([...new Set(places.map(fileOf))].sort()).toEqual(
      expect.arrayContaining(['src/site/search.ts', 'src/site/settings.ts', 'src/site/tools.ts']),
    );
    // What stands for Chinese stands for the third language, too.
    const filled = missing((file, text) => (files.includes(file) ? withThird(file, text) : text));
    expect(filled).toEqual([]);
  }, 60_000);

  it('makes the checks name every page, every message and every group', async () => {
    const config = readConfig(root);
    const {pages, totals} = await readTranslation(root, {...config, locales: ['fr']}, 'fr');
    const messages = Object.keys(JSON.parse(read('i18n/en/code.json')) as object);
    expect(pages.at(-1)!.sections.map(({id}) => id)).toEqual(messages);
    expect(totals.untranslated).toBe(pages.flatMap(({sections}) => sections).length);
    expect(groupProblems('fr').length).toBeGreaterThan(5);
    expect(Object.values(foldersOf('fr'))).toEqual([
      'i18n/fr/docusaurus-plugin-content-docs/current',
      'i18n/fr/docusaurus-plugin-content-blog',
    ]);
  });
});

/** A source in which every object that has Chinese has the same for the third language. */
function withThird(file: string, text: string): string {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const additions: {at: number; value: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isStringLiteral(node.name) ? node.name.text === 'zh-Hans' : node.name.getText() === 'zh')
    )
      additions.push({at: node.getEnd(), value: `, fr: ${node.initializer.getText()}`});
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return additions
    .reverse()
    .reduce((done, {at, value}) => done.slice(0, at) + value + done.slice(at), text);
}
