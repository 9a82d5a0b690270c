import path from 'node:path';
import ts from 'typescript';
import {examplesDir} from '../../support/paths';
import {isScript, type Block} from './pageBlocks';
import {extensionOf} from './syntaxCheckers';

const optionsIn = (examples: string): ts.CompilerOptions => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Treats every block as a module, even without imports, so that blocks may declare the same names.
  moduleDetection: ts.ModuleDetectionKind.Force,
  noUncheckedSideEffectImports: true,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  typeRoots: [path.join(examples, 'node_modules/@types')],
});

/** Returns the path of the file in which @rslib/core declares imports such as `./logo.svg`. */
function ambientTypes(
  host: ts.ModuleResolutionHost,
  examples: string,
  options: ts.CompilerOptions,
): string {
  const from = path.join(examples, 'page.ts');
  const {resolvedModule} = ts.resolveModuleName('@rslib/core/types', from, options, host);
  if (!resolvedModule)
    throw new Error('@rslib/core has no entry "types": update tools/check/code/blockProgram.ts');
  return resolvedModule.resolvedFileName;
}

/** Parsed files from disk, such as declarations of packages. All programs share this cache. */
const library = new Map<string, ts.SourceFile | undefined>();

/** Returns the file name of a block: its title if that is the path of a script, otherwise `block.<language>`. */
function nameOf({title = '', lang}: Block): string {
  const isPath = /^[\w@./-]+$/.test(title) && !title.includes('..') && !title.startsWith('/');
  return isPath && isScript({lang: extensionOf(title)}) ? title : `block.${lang}`;
}

export type BlockProgram = {
  readonly program: ts.Program;
  /** The checked blocks by the path of their virtual file. */
  readonly files: ReadonlyMap<string, Block>;
};

/**
 * Creates a program in which each block is a virtual file below `examples`, whose packages it can import. It can also
 * import blocks of `all` that are on the same page, by their title.
 */
export function createBlockProgram(
  blocks: readonly Block[],
  all: readonly Block[],
  examples = examplesDir,
): BlockProgram {
  const options = optionsIn(examples);
  // Code that other blocks may import, by page and title. Reversed: of two equal titles on a page, the first counts.
  const shown = new Map(
    [...all].reverse().map(({file, title, code}) => [`${file} ${title}`, code] as const),
  );
  const folders = new Map(
    blocks.map((block, index) => [path.join(examples, `page-block-${index}`), block] as const),
  );
  const files = new Map(
    [...folders].map(([folder, block]) => [path.join(folder, nameOf(block)), block] as const),
  );

  const textAt = (file: string): string | undefined => {
    const own = files.get(path.normalize(file));
    if (own) return own.code;
    const match = /^(page-block-\d+)[\\/](.+)$/.exec(path.relative(examples, file));
    const page = match && folders.get(path.join(examples, match[1]!))?.file;
    return page ? shown.get(`${page} ${match[2]!.replaceAll('\\', '/')}`) : undefined;
  };

  const host = ts.createCompilerHost(options);
  const onDisk = {
    fileExists: host.fileExists.bind(host),
    readFile: host.readFile.bind(host),
    directoryExists: host.directoryExists?.bind(host),
    getSourceFile: host.getSourceFile.bind(host),
  };
  const isInside = (file: string): boolean =>
    path.relative(examples, file).startsWith('page-block-');
  host.getCurrentDirectory = () => examples;
  host.fileExists = (file) =>
    isInside(file) ? textAt(file) !== undefined : onDisk.fileExists(file);
  host.readFile = (file) => (isInside(file) ? textAt(file) : onDisk.readFile(file));
  // Hides the packages of the repository, because a block may only import packages of the examples.
  const above = path.join(path.dirname(examples), 'node_modules');
  host.directoryExists = (folder) => {
    if (isInside(folder)) return !folder.includes('node_modules');
    return path.normalize(folder) !== above && !!onDisk.directoryExists?.(folder);
  };
  host.getSourceFile = (file, language, ...rest) => {
    if (!isInside(file)) {
      if (!library.has(file)) library.set(file, onDisk.getSourceFile(file, language, ...rest));
      return library.get(file);
    }
    const text = textAt(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, language);
  };

  const program = ts.createProgram(
    [ambientTypes(host, examples, options), ...files.keys()],
    options,
    host,
  );
  return {program, files};
}
