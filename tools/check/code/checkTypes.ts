import {existsSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {lineOf} from '../../support/files';
import {examplesDir} from '../../support/paths';
import {isScript, type Block} from './pageBlocks';
import {diagnosticText, type Flaw} from './syntaxCheckers';
import {createBlockProgram, type BlockProgram} from './blockProgram';

/** Returns true if the packages of the examples are installed. */
export function hasPackage(): boolean {
  return existsSync(path.join(examplesDir, 'node_modules/@rslib/core'));
}

/** Returns true for a script that imports @rslib/core or is a configuration file of Rslib or Rsbuild. */
function isConfig(block: Block): boolean {
  return isScript(block) && (/['"]@rslib\/core['"]/.test(block.code) || isConfigFile(block));
}

function isConfigFile({title = ''}: Block): boolean {
  return /(?:^|\/)r(?:slib|sbuild)\.config\.[cm]?[jt]s$/.test(title);
}

/** Returns true for a block whose types are checked: a configuration, or TypeScript. */
function isTyped(block: Block): boolean {
  return isConfig(block) || /^(?:[cm]?ts|tsx)$/.test(block.lang);
}

export type Depth = 'typed' | 'parsed';

export type TypeResult = {readonly depth: Depth; readonly flaws: readonly Flaw[]};

const missingModuleCodes = new Set([2307, 2732, 2882, 7016]);

/** Returns the name of the module that a diagnostic reports as missing; undefined for other diagnostics. */
function missingModuleOf(diagnostic: ts.Diagnostic): string | undefined {
  if (!missingModuleCodes.has(diagnostic.code)) return undefined;
  return /'([^']+)'/.exec(diagnosticText(diagnostic))?.[1];
}

type CheckedBlocks = BlockProgram & {readonly results: ReadonlyMap<Block, TypeResult>};

/**
 * Checks the types of configuration blocks, and of other TypeScript blocks if all of their imports are found. `blocks`
 * are all blocks of the pages; `folder` contains the packages and is `examples/` by default.
 */
export function checkedProgram(blocks: readonly Block[], folder?: string): CheckedBlocks {
  const {program, files} = createBlockProgram(blocks.filter(isTyped), blocks, folder);
  const results = new Map<Block, TypeResult>();
  for (const [file, block] of files) {
    const source = program.getSourceFile(file)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    results.set(block, typeResult(block, diagnostics));
  }
  return {program, files, results};
}

/** Returns the type check's result for each block. Does not start TypeScript if there is no block to check. */
export function checkTypes(blocks: readonly Block[]): ReadonlyMap<Block, TypeResult> {
  return blocks.some(isTyped) ? checkedProgram(blocks).results : new Map();
}

function typeResult(block: Block, diagnostics: readonly ts.Diagnostic[]): TypeResult {
  const flaw = (diagnostic: ts.Diagnostic): Flaw => ({
    line: lineOf(block.code, diagnostic.start ?? 0) - 1,
    text: diagnosticText(diagnostic),
  });
  const unknown = diagnostics.filter((diagnostic) => missingModuleOf(diagnostic) !== undefined);
  if (isConfig(block)) {
    const flaws = diagnostics.flatMap((diagnostic) => {
      const name = missingModuleOf(diagnostic);
      if (name === undefined) return [flaw(diagnostic)];
      const advice = name.startsWith('.')
        ? 'show the file on this page, with its path as the title'
        : 'if the name is right, install it in examples/';
      return [{line: flaw(diagnostic).line, text: `no types for "${name}": ${advice}`}];
    });
    if (isConfigFile(block) && !/['"]@(?:rslib|rsbuild)\/core['"]/.test(block.code)) {
      flaws.push({line: 0, text: 'import defineConfig, so that the types are known'});
    }
    return {depth: 'typed', flaws};
  }
  // If the page does not show a file that the block imports, its types are unknown: then only the syntax is checked.
  return unknown.length > 0
    ? {depth: 'parsed', flaws: []}
    : {depth: 'typed', flaws: diagnostics.map(flaw)};
}
