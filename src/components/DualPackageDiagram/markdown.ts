import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/components';
import {table} from '../../compiler/markdown/table';
import type {LocalizedText} from '../../site/locales';
import {ways, words} from './words';

/** The drawing as a table, a row for each way of loading, and what happens to a program that uses both. */
export function serializeDualPackageDiagram({data}: ComponentCall): readonly RootContent[] {
  const say = (value: LocalizedText): string => text(data.locale, value);
  return [
    table([
      [
        say(words.call),
        say(words.condition).replace('{field}', '`exports`'),
        say(words.code),
        say(words.types),
      ],
      ...ways.map(({call, condition, code, types}) =>
        [call, condition, code, types].map((name) => `\`${name}\``),
      ),
    ]),
    {type: 'paragraph', children: [{type: 'text', value: say(words.hazardText)}]},
  ];
}
