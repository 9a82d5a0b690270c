import {highlight} from '../../../src/compiler/code/highlightCode';
import {isScript, isShell, type Block} from './pageBlocks';
import {checkers, syntaxFlaws, type Flaw} from './syntaxCheckers';
import {checkTypes, hasPackage, type Depth, type TypeResult} from './checkTypes';

export type Verdict = {
  readonly block: Block;
  readonly result: Depth | 'unchecked' | 'shell';
  /** Reason why the block was not checked, from its `unchecked` comment or its language. */
  readonly reason: string | undefined;
  /** Problems in the form `file:line: description`. */
  readonly problems: readonly string[];
};

const named = Object.keys(checkers).join(', ');

/** Returns true for a block of plain text, which is not checked. */
const isText = ({lang}: Block): boolean => /^(?:text|txt|plain|)$/.test(lang);

/** Checks the syntax of each block and, if @rslib/core is installed, the types of all blocks. */
export async function checkBlocks(blocks: readonly Block[]): Promise<readonly Verdict[]> {
  const types: ReadonlyMap<Block, TypeResult> = hasPackage() ? checkTypes(blocks) : new Map();
  return Promise.all(
    blocks.map(async (block): Promise<Verdict> => {
      const at = ({line, text}: Flaw): string => `${block.file}:${block.line + line}: ${text}`;
      const verdict = (
        result: Verdict['result'],
        flaws: readonly Flaw[] = [],
        reason?: string,
      ): Verdict => ({
        block,
        result,
        reason,
        problems: [...new Set([...flaws, ...commonFlaws(block)].map(at))],
      });
      if (isShell(block)) return verdict('shell');
      if (isText(block)) {
        return verdict('unchecked', [], block.unchecked ?? (block.lang || 'no language'));
      }
      const typed = types.get(block);
      if (block.unchecked !== undefined) {
        const passes =
          block.lang in checkers &&
          (hasPackage() || !isScript(block)) &&
          (await blockFlaws(block)).length === 0 &&
          (typed?.flaws ?? []).length === 0;
        return verdict(
          'unchecked',
          passes ? [{line: -1, text: 'has no errors: remove the "unchecked" comment'}] : [],
          block.unchecked,
        );
      }
      if (!(block.lang in checkers)) {
        const text = `no parser for "${block.lang}" (only ${named}): use one of these or text, write {/* unchecked: reason */} above it, or add a parser in tools/check/code/syntaxCheckers.ts`;
        return verdict('unchecked', [{line: -1, text}]);
      }
      const flaws = await blockFlaws(block);
      return flaws.length > 0 || !typed
        ? verdict('parsed', flaws)
        : verdict(typed.depth, typed.flaws);
    }),
  );
}

async function blockFlaws({code, before, lang, title = ''}: Block): Promise<readonly Flaw[]> {
  const versions = before === undefined ? [code] : [code, before];
  return (await Promise.all(versions.map((version) => syntaxFlaws(version, lang, title)))).flat();
}

/** Returns errors that break the build or disable the type check, which blocks of any language may have. */
function commonFlaws(block: Block): readonly Flaw[] {
  if (block.error) return [{line: 0, text: block.error}];
  const silenced = block.code
    .split('\n')
    .findIndex((line) => /@ts-(?:nocheck|ignore)\b/.test(line));
  if (silenced >= 0)
    return [{line: silenced, text: 'remove the comment that disables the type check'}];
  try {
    highlight(block.code, block.lang || 'text');
    return [];
  } catch (error) {
    return [{line: -1, text: `${(error as Error).message}: src/compiler/code/highlightCode.ts`}];
  }
}

/** Minimum share of blocks that have to be checked, from 0 to 1. */
export const minShare = 0.95;

const isCounted = ({result}: Verdict): boolean => result !== 'shell';
const isChecked = ({result}: Verdict): boolean => result !== 'unchecked';

/** Returns the share of checked blocks, from 0 to 1. Commands of a terminal do not count. */
export function shareOf(verdicts: readonly Verdict[]): number {
  const counted = verdicts.filter(isCounted);
  return counted.length === 0 ? 1 : counted.filter(isChecked).length / counted.length;
}

/** Returns a line with the share of checked blocks. */
export function shareLine(verdicts: readonly Verdict[]): string {
  const counted = verdicts.filter(isCounted);
  // Rounds down: 94.96 % is less than the minimum, so 95.0 % would be misleading.
  const percent = (Math.floor(shareOf(verdicts) * 1000) / 10).toFixed(1);
  return `Code blocks: ${percent} % checked, ${counted.filter(isChecked).length} of ${counted.length} (at least ${minShare * 100} %)`;
}

/** Returns a line for each unchecked block, with the reason. */
export function uncheckedList(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts
    .filter(({result}) => result === 'unchecked')
    .map(({block, reason}) => `  unchecked ${block.file}:${block.line}: ${block.lang}: ${reason}`);
}
