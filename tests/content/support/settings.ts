import path from 'node:path';
import ts from 'typescript';
import {root} from '../../../tools/support/paths';
import {list, read} from '../../../tools/support/files';

type Field = {
  /** `SiteSettings.themeConfig.nav`. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Offset of the name in the file. */
  readonly offset: number;
};

/** Every field of a type in a file, those of nested object types included. */
export function fieldsOf(file: string, typeName: string, source = read(file)): readonly Field[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Field[] = [];
  const collect = (node: ts.Node, prefix: string): void => {
    if (ts.isPropertySignature(node)) {
      const name = `${prefix}.${node.name.getText(tree)}`;
      const offset = node.name.getStart(tree);
      found.push({name, file, line: tree.getLineAndCharacterOfPosition(offset).line + 1, offset});
      if (node.type) ts.forEachChild(node.type, (child) => collect(child, name));
      return;
    }
    ts.forEachChild(node, (child) => collect(child, prefix));
  };
  const alias = tree.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === typeName,
  );
  if (!alias) throw new Error(`${file} has no type ${typeName}`);
  ts.forEachChild(alias.type, (child) => collect(child, typeName));
  return found;
}

/** Names of the types in a file that describe objects. */
export function objectTypes(file: string): readonly string[] {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  return tree.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({type}) => ts.isTypeLiteralNode(type))
    .map(({name}) => name.text);
}

/** The names of `TextName`, the texts that settings may replace; none when there is no such type. */
export function textNames(): readonly string[] {
  const body = /export type TextName =([^;]*);/.exec(read('src/site/settings.ts'))?.[1] ?? '';
  return [...body.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
}

/** Finds where a field is read, by TypeScript's own references: a namesake elsewhere does not count. */
export function readsOfFields(): (field: Field) => readonly string[] {
  const files = list('src', /\.tsx?$/).map((file) => path.join(root, file));
  files.push(path.join(root, 'docusaurus.config.ts'));
  const {options} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  const service = ts.createLanguageService({
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    // Types of packages play no part here, and resolving them is what takes long.
    getCompilationSettings: () => ({...options, types: []}),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({text}) => {
        const base = text.startsWith('@site/')
          ? path.join(root, text.slice('@site/'.length))
          : text.startsWith('.')
            ? path.resolve(path.dirname(from), text)
            : undefined;
        const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find(
          (file) => base !== undefined && ts.sys.fileExists(file),
        );
        return {
          resolvedModule: found
            ? {
                resolvedFileName: found,
                extension: path.extname(found),
                isExternalLibraryImport: false,
              }
            : undefined,
        };
      }),
  });
  return ({file, offset}) =>
    (service.findReferences(path.join(root, file), offset) ?? [])
      .flatMap(({references}) => references)
      .map(({fileName}) => path.relative(root, fileName).split(path.sep).join('/'))
      // Where the values are written, and where the types are.
      .filter((where) => !where.startsWith('src/site/'));
}
