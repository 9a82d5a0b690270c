import {existsSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {isScript, type Block} from './blocks';
import {diagnosticText, examples, type Flaw} from './languages';
import {programOf, type BlockProgram} from './program';

/**
 * Packages that pages may import in a configuration although the examples do not install them: their types are
 * unknown, the rest of the block is checked. Any other name is taken for a slip.
 */
const notInstalled: ReadonlySet<string> = new Set([
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-check-syntax',
  '@rsbuild/plugin-eslint',
  '@rsbuild/plugin-image-compress',
  '@rsbuild/plugin-mdx',
  '@rsbuild/plugin-node-polyfill',
  '@rsbuild/plugin-preact',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-source-build',
  '@rsbuild/plugin-styled-components',
  '@rsbuild/plugin-stylus',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-tailwindcss',
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-type-check',
  '@rsbuild/plugin-typed-css-modules',
  '@rsbuild/plugin-umd',
  '@tailwindcss/postcss',
  'rsbuild-plugin-arethetypeswrong',
  'rsbuild-plugin-publint',
]);

/** True when there is something to check types against. */
export function hasPackage(): boolean {
  return existsSync(path.join(examples, 'node_modules/@rslib/core'));
}

/** A block that configures Rslib or Rsbuild, or calls them. */
function isConfig(block: Block): boolean {
  return isScript(block) && (/['"]@rslib\/core['"]/.test(block.code) || isConfigFile(block));
}

function isConfigFile({title = ''}: Block): boolean {
  return /(?:^|\/)r(?:slib|sbuild)\.config\.[cm]?[jt]s$/.test(title);
}

/** TypeScript that is no configuration: checked as far as its imports are known. */
function isTyped(block: Block): boolean {
  return isConfig(block) || /^(?:[cm]?ts|tsx)$/.test(block.lang);
}

/** How far the types of a block were checked. */
export type Depth = 'typed' | 'parsed';

export type TypeResult = {readonly depth: Depth; readonly flaws: readonly Flaw[]};

const missingModule = new Set([2307, 2732, 2882, 7016]);

/** The module that a diagnostic does not find. */
function missing(diagnostic: ts.Diagnostic): string | undefined {
  if (!missingModule.has(diagnostic.code)) return undefined;
  return /'([^']+)'/.exec(diagnosticText(diagnostic))?.[1];
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

type CheckedBlocks = BlockProgram & {readonly results: ReadonlyMap<Block, TypeResult>};

/**
 * Checks the types of all blocks that have types, in one program: configuration against the installed packages, other
 * TypeScript when everything that it imports is known. `blocks` are all blocks of the pages concerned;
 * `folder` has the packages, those of the examples if it is left out.
 */
export function checkedProgram(blocks: readonly Block[], folder?: string): CheckedBlocks {
  const {program, files} = programOf(blocks.filter(isTyped), blocks, folder);
  const results = new Map<Block, TypeResult>();
  for (const [file, block] of files) {
    const source = program.getSourceFile(file)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    results.set(block, judge(block, diagnostics));
  }
  return {program, files, results};
}

/** The results alone; no program is made when no block has types. */
export function checkTypes(blocks: readonly Block[]): ReadonlyMap<Block, TypeResult> {
  return blocks.some(isTyped) ? checkedProgram(blocks).results : new Map();
}

function judge(block: Block, diagnostics: readonly ts.Diagnostic[]): TypeResult {
  const flaw = (diagnostic: ts.Diagnostic): Flaw => ({
    line: block.code.slice(0, diagnostic.start ?? 0).split('\n').length - 1,
    text: diagnosticText(diagnostic),
  });
  const unknown = diagnostics.filter((diagnostic) => missing(diagnostic) !== undefined);
  if (isConfig(block)) {
    const flaws = diagnostics.flatMap((diagnostic) => {
      const name = missing(diagnostic);
      if (name === undefined) return [flaw(diagnostic)];
      if (notInstalled.has(packageOf(name))) return [];
      const advice = name.startsWith('.')
        ? 'show the file on this page, with its path as the title'
        : 'if the name is right, install it in examples/ or add it to notInstalled in tools/check/code/types.ts';
      return [{line: flaw(diagnostic).line, text: `no types for "${name}": ${advice}`}];
    });
    if (isConfigFile(block) && !/['"]@(?:rslib|rsbuild)\/core['"]/.test(block.code)) {
      flaws.push({line: 0, text: 'import defineConfig, or nothing says what the types are'});
    }
    return {depth: 'typed', flaws};
  }
  // A part of a library imports files that the page does not show: then its syntax is all that can be checked.
  return unknown.length > 0
    ? {depth: 'parsed', flaws: []}
    : {depth: 'typed', flaws: diagnostics.map(flaw)};
}
