import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describeNames} from './describe';
import {blockKey, type HoverRecord} from '../../src/compiler/records/hovers';
import {recordOf} from './record';
import {languageOf, readAttributes} from '../../src/compiler/markdown/nodes';
import type {SourcePage} from '../check/pages';
import {exists, read} from '../support/files';
import {blocksOf, isScript, type Block} from '../check/code/blocks';
import {checkedProgram} from '../check/code/types';

type Page = Pick<SourcePage, 'file' | 'tree'>;

/** The scripts that the examples of a page show, as blocks of their own: they are what `<Example>` draws. */
function exampleSources({file, tree}: Page): readonly Block[] {
  return examplesOf(tree).flatMap(({name, files, line}) =>
    files.flatMap((title): readonly Block[] => {
      const lang = languageOf(title);
      const onDisk = `examples/${name}/${title}`;
      if (!isScript({lang}) || !exists(onDisk)) return [];
      const source = read(onDisk).trimEnd();
      return [
        {
          // A page may show two examples with files of the same names.
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

type Shown = {readonly name: string; readonly files: readonly string[]; readonly line: number};

function examplesOf(tree: Root): readonly Shown[] {
  const found: Shown[] = [];
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

/** What the compiler says about the names in the checked blocks of pages; blocks with flaws or reasons are left out. */
export function hoversOf(pages: readonly Page[], folder?: string): HoverRecord {
  const blocks = pages.flatMap((page) => [...blocksOf(page), ...exampleSources(page)]);
  const {program, files, results} = checkedProgram(blocks, folder);
  const checker = program.getTypeChecker();
  return recordOf(
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
