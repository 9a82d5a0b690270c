import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describeNames} from './describeNames';
import {blockKey, type HoverRecord} from '../../src/compiler/records/recordedHovers';
import {buildHoverRecord} from './hoverRecord';
import {languageOf, readAttributes} from '../../src/compiler/markdown/nodes';
import type {SourcePage} from '../check/sourcePages';
import {exists, read} from '../support/files';
import {blocksOf, isScript, type Block} from '../check/code/pageBlocks';
import {checkedProgram} from '../check/code/checkTypes';

type Page = Pick<SourcePage, 'file' | 'tree'>;

/** Returns the scripts in the `<Example>` elements of a page as blocks. */
function exampleSources({file, tree}: Page): readonly Block[] {
  return examplesOf(tree).flatMap(({name, files, line}) =>
    files.flatMap((title): readonly Block[] => {
      const lang = languageOf(title);
      const onDisk = `examples/${name}/${title}`;
      if (!isScript({lang}) || !exists(onDisk)) return [];
      const source = read(onDisk).trimEnd();
      return [
        {
          // The files of two examples on a page may have the same names.
          file: `${file}#${name}`,
          line,
          lang,
          meta: `title="${title}"`,
          title,
          source,
          code: source,
          before: undefined,
          unchecked: undefined,
          error: undefined,
        },
      ];
    }),
  );
}

type ShownExample = {
  readonly name: string;
  readonly files: readonly string[];
  readonly line: number;
};

function examplesOf(tree: Root): readonly ShownExample[] {
  const found: ShownExample[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Example') return;
    const {name, files} = readAttributes(node);
    found.push({
      name: String(name),
      files: Array.isArray(files) ? files.map(String) : [],
      line: node.position?.start.line ?? 1,
    });
  });
  return found;
}

/**
 * Describes the names in the type-checked blocks of pages. Blocks with errors and unchecked blocks are left
 * out.
 */
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
