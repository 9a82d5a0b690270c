import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {wordsOf} from '../../compiler/say';

/** The drawing as a table: a row for each thing that is read, a column for each mode. */
export function serializeBundleDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'BundleDiagram');
  const inside = (field: string): string => words.package.replace('{field}', `\`${field}\``);
  const joined = words.joined.replace('{file}', '`dist/index.js`');
  const kept = words.kept;
  return [
    table([
      [words.source, '`bundle: true`', '`bundle: false`'],
      ['`src/index.ts`', joined, '`dist/index.js`'],
      ['`src/utils/sum.ts`', joined, '`dist/utils/sum.js`'],
      [inside('devDependencies'), joined, kept],
      [inside('dependencies'), kept, kept],
    ]),
  ];
}
