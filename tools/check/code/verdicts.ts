import {highlight} from '../../../src/compiler/code/highlight';
import {isScript, isShell, type Block} from './blocks';
import {checkers, flawsOf, type Flaw} from './languages';
import {checkTypes, hasPackage, type Depth, type TypeResult} from './types';

/** What became of a block. */
export type Verdict = {
  readonly block: Block;
  readonly result: Depth | 'unchecked' | 'shell';
  /** Why it was not checked. */
  readonly reason: string | undefined;
  /** `file:line: what is wrong`. */
  readonly problems: readonly string[];
};

const named = Object.keys(checkers).join(', ');

/** Languages that hold no code. */
const isText = ({lang}: Block): boolean => /^(?:text|txt|plain|)$/.test(lang);

/** Checks blocks: their syntax one by one, their types together. */
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
        problems: [...new Set([...flaws, ...surface(block)].map(at))],
      });
      if (isShell(block)) return verdict('shell');
      if (isText(block)) {
        return verdict('unchecked', [], block.unchecked ?? (block.lang || 'no language'));
      }
      const isKnown = block.lang in checkers;
      if (block.unchecked !== undefined) {
        const passes =
          isKnown &&
          (hasPackage() || !isScript(block)) &&
          (await syntaxFlaws(block)).length === 0 &&
          (types.get(block)?.flaws ?? []).length === 0;
        return verdict(
          'unchecked',
          passes ? [{line: -1, text: 'passes: take the "unchecked" comment away'}] : [],
          block.unchecked,
        );
      }
      if (!isKnown) {
        return verdict('unchecked', [
          {
            line: -1,
            text: `nothing checks "${block.lang}" (only ${named}): use one of these, call it text, write {/* unchecked: why */} above it, or add a parser in tools/check/code/languages.ts`,
          },
        ]);
      }
      const flaws = await syntaxFlaws(block);
      const typed = types.get(block);
      return flaws.length > 0 || !typed
        ? verdict('parsed', flaws)
        : verdict(typed.depth, typed.flaws);
    }),
  );
}

async function syntaxFlaws({code, before, lang, title = ''}: Block): Promise<readonly Flaw[]> {
  const versions = before === undefined ? [code] : [code, before];
  return (await Promise.all(versions.map((version) => flawsOf(version, lang, title)))).flat();
}

/** What would keep the page from being built, whatever the language. */
function surface(block: Block): readonly Flaw[] {
  if (block.error) return [{line: 0, text: block.error}];
  const silenced = block.code
    .split('\n')
    .findIndex((line) => /@ts-(?:nocheck|ignore)\b/.test(line));
  if (silenced >= 0)
    return [{line: silenced, text: 'silences the compiler: nothing would be checked'}];
  try {
    highlight(block.code, block.lang || 'text');
    return [];
  } catch (error) {
    return [{line: -1, text: `${(error as Error).message}: src/compiler/code/highlight.ts`}];
  }
}

/** The least share of blocks that have to be checked. */
export const leastShare = 0.95;

/** Checked blocks among all but those of a terminal; a page without blocks has nothing unchecked. */
export function shareOf(verdicts: readonly Verdict[]): number {
  const counted = verdicts.filter(({result}) => result !== 'shell');
  const checked = counted.filter(({result}) => result !== 'unchecked');
  return counted.length === 0 ? 1 : checked.length / counted.length;
}

/** One line for the log: the share and what it is made of. */
export function shareLine(verdicts: readonly Verdict[], fromExamples: number): string {
  const counted = verdicts.filter(({result}) => result !== 'shell');
  const counts = new Map<string, number>();
  for (const {block, result} of counted) {
    const kind = result === 'unchecked' ? 'unchecked' : `${block.lang} ${result}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts]
    .sort(([a, left], [b, right]) => right - left || a.localeCompare(b))
    .map(([kind, count]) => `${count} ${kind}`);
  const checked = counted.filter(({result}) => result !== 'unchecked').length;
  // Rounded down: 94.96 % is not 95 %.
  const percent = (Math.floor(shareOf(verdicts) * 1000) / 10).toFixed(1);
  return [
    `Code blocks: ${percent} % checked, ${checked} of ${counted.length} (at least ${leastShare * 100} %): ${kinds.join(', ') || 'none'}`,
    `apart ${fromExamples} of examples, which the build checks, and ${verdicts.length - counted.length} for a terminal`,
  ].join('; ');
}

/** The blocks that nothing checks, each with its reason. */
export function uncheckedList(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts
    .filter(({result}) => result === 'unchecked')
    .map(({block, reason}) => `  unchecked ${block.file}:${block.line}: ${block.lang}: ${reason}`);
}
