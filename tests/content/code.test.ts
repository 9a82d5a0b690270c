import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {extractMarks} from '../../src/lib/code/marks';
import {root} from './support/files';
import {allPages} from './support/pages';
import {expectNone} from './support/problems';

type Block = {
  readonly file: string;
  /** Line of the first line of code. */
  readonly line: number;
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
};

const blocks: readonly Block[] = allPages().flatMap((page) => {
  const found: Block[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const line = (node.position?.start.line ?? 0) + 1;
    found.push({
      file: page.file,
      line,
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      code: extractMarks(node.value).code,
    });
  });
  return found;
});

const isScript = ({lang}: Block): boolean => /^[cm]?[jt]sx?$/.test(lang);

function message(diagnostic: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
}

function lineIn(code: string, diagnostic: ts.Diagnostic): number {
  return code.slice(0, diagnostic.start ?? 0).split('\n').length - 1;
}

test('TypeScript and JavaScript blocks parse', () => {
  const problems = blocks.filter(isScript).flatMap((block) => {
    const {diagnostics = []} = ts.transpileModule(block.code, {
      fileName: `block.${block.lang}`,
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, allowJs: true},
    });
    return diagnostics.map(
      (diagnostic) =>
        `${block.file}:${block.line + lineIn(block.code, diagnostic)}: ${message(diagnostic)}`,
    );
  });
  expectNone(problems, 'Write code that compiles; what is left out is a comment, not three dots.');
});

test('JSON blocks are JSON', () => {
  const problems = blocks.flatMap(({file, line, lang, meta, code}) => {
    if (lang !== 'json' && lang !== 'jsonc') return [];
    // TypeScript reads comments in its own configuration; nothing else does.
    const mayComment = lang === 'jsonc' || /title="[^"]*tsconfig[\w.]*\.json"/.test(meta);
    const {error} = ts.parseConfigFileTextToJson('x.json', code);
    if (error) return [`${file}:${line + lineIn(code, error)}: ${message(error)}`];
    if (mayComment) return [];
    try {
      JSON.parse(code);
      return [];
    } catch (problem) {
      return [`${file}:${line}: ${(problem as Error).message}`];
    }
  });
  expectNone(
    problems,
    'Write JSON that a parser takes: no comments, no trailing commas. With comments it is jsonc.',
  );
});

const examples = path.join(root, 'examples');
const hasPackage = existsSync(path.join(examples, 'node_modules/@rslib/core'));
const packageTest = hasPackage ? test : test.skip;

packageTest(
  'configuration blocks have the types of @rslib/core',
  () => {
    const configs = blocks.filter(
      (block) => isScript(block) && /from '@rslib\/core'/.test(block.code),
    );
    expect(configs.length).toBeGreaterThan(0);
    // In the folder of the examples, where the package is installed; nothing is written there.
    const files = new Map(
      configs.map((block, index) => [
        path.join(examples, `page-block-${index}`, `rslib.config.${block.lang}`),
        block,
      ]),
    );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowJs: true,
      checkJs: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
    };
    const host = ts.createCompilerHost(options);
    const onDisk = {fileExists: host.fileExists.bind(host), readFile: host.readFile.bind(host)};
    const key = (file: string): string => path.normalize(file);
    host.fileExists = (file) => files.has(key(file)) || onDisk.fileExists(file);
    host.readFile = (file) => files.get(key(file))?.code ?? onDisk.readFile(file);
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (file, ...rest) => {
      const block = files.get(key(file));
      return block
        ? ts.createSourceFile(file, block.code, ts.ScriptTarget.ESNext)
        : getSourceFile(file, ...rest);
    };
    const program = ts.createProgram([...files.keys()], options, host);
    const problems = [...files].flatMap(([file, block]) => {
      const source = program.getSourceFile(file)!;
      return (
        [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
          // A page may name a plugin that the examples do not install; its types are then unknown, no more.
          .filter(
            (diagnostic) =>
              diagnostic.code !== 2307 || /'(?:@rslib\/core|\.)/.test(message(diagnostic)),
          )
          .map(
            (diagnostic) =>
              `${block.file}:${block.line + lineIn(block.code, diagnostic)}: ${message(diagnostic)}`,
          )
      );
    });
    expectNone(
      problems,
      'Write what the installed @rslib/core accepts: readers copy these blocks.',
    );
  },
  60_000,
);

test('every marked or titled block is written in a form that the highlighter reads', () => {
  const problems = blocks.flatMap(({file, line, meta}) => {
    const rest = meta
      .replace(/\btitle=(["']).*?\1/, '')
      .replace(/\{[\d,\s-]+\}/, '')
      .replace(/\b(?:showLineNumbers|wrap|noWrap)\b/g, '');
    return rest.trim() === '' ? [] : [`${file}:${line - 1}: "${rest.trim()}"`];
  });
  expectNone(
    problems,
    'Behind the language stand only title="…", {1,3-4}, showLineNumbers, wrap and noWrap.',
  );
});
