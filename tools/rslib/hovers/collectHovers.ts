import {visit} from 'unist-util-visit';
import {describeNames} from './describeNames';
import {blockKey, type HoverRecord} from '../../../src/compiler/code/recordedHovers';
import {buildHoverRecord} from './hoverRecord';
import {languageOf, readAttributes} from '../../../src/compiler/markdown/nodes';
import type {SourcePage} from '../../check/sourcePages';
import {exists, read} from '../../support/files';
import {blocksOf, isScript, type Block} from '../../check/code/pageBlocks';
import {checkedProgram} from '../../check/code/checkTypes';

type Page = Pick<SourcePage, 'file' | 'tree'>;

/** Returns the scripts in the `<Example>` elements of a page as blocks. */
function exampleSources({file, tree}: Page): readonly Block[] {
  const blocks: Block[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Example') return;
    const {name, files} = readAttributes(node);
    for (const title of Array.isArray(files) ? files.map(String) : []) {
      const lang = languageOf(title);
      const onDisk = `examples/${String(name)}/${title}`;
      if (!isScript({lang}) || !exists(onDisk)) continue;
      const source = read(onDisk).trimEnd();
      blocks.push({
        // Adds the example's name, because two examples on a page may contain files with the same name.
        file: `${file}#${String(name)}`,
        line: node.position?.start.line ?? 1,
        lang,
        meta: `title="${title}"`,
        title,
        source,
        code: source,
        before: undefined,
        unchecked: undefined,
        error: undefined,
      });
    }
  });
  return blocks;
}

/** Describes the names in the code blocks of pages, except in blocks that are unchecked or have type errors. */
export function collectHovers(pages: readonly Page[], folder?: string): HoverRecord {
  const blocks = pages.flatMap((page) => [...blocksOf(page), ...exampleSources(page)]);
  const {program, files, results} = checkedProgram(blocks, folder);
  const checker = program.getTypeChecker();
  return buildHoverRecord(
    [...files].flatMap(([file, block]) => {
      const result = results.get(block);
      if (block.unchecked !== undefined || result?.depth !== 'typed' || result.flaws.length > 0) {
        return [];
      }
      const key = blockKey(block.lang, block.title, block.source);
      return [{key, names: describeNames(checker, program.getSourceFile(file)!)}];
    }),
  );
}
