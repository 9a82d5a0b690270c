import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';

/** Returns the diagram as a table with a row per source and a column per mode. */
export function serializeBundleDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'BundleDiagram');
  const packageOf = (field: string): string => words.package.replace('{field}', `\`${field}\``);
  const joined = words.joined.replace('{file}', '`dist/index.js`');
  return [
    table([
      [words.source, '`bundle: true`', '`bundle: false`'],
      ['`src/index.ts`', joined, '`dist/index.js`'],
      ['`src/utils/sum.ts`', joined, '`dist/utils/sum.js`'],
      [packageOf('devDependencies'), joined, words.kept],
      [packageOf('dependencies'), words.kept, words.kept],
    ]),
  ];
}
