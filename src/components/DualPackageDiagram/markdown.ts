import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {wordsOf} from '../../compiler/say';
import {ways} from './ways';

/** The drawing as a table, a row for each way of loading, and what happens to a program that uses both. */
export function serializeDualPackageDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'DualPackageDiagram');
  return [
    table([
      [words.call, words.condition.replace('{field}', '`exports`'), words.code, words.types],
      ...ways.map(({call, condition, code, types}) =>
        [call, condition, code, types].map((name) => `\`${name}\``),
      ),
    ]),
    {type: 'paragraph', children: [{type: 'text', value: words.hazardText}]},
  ];
}
