import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/components';
import {table} from '../../compiler/markdown/table';
import type {LocalizedText} from '../../site/locales';
import {words} from './words';

/** The drawing as a table: a row for each thing that is read, a column for each mode. */
export function serializeBundleDiagram({data}: ComponentCall): readonly RootContent[] {
  const say = (value: LocalizedText): string => text(data.locale, value);
  const inside = (field: string): string => say(words.package).replace('{field}', `\`${field}\``);
  const joined = say(words.joined).replace('{file}', '`dist/index.js`');
  const kept = say(words.kept);
  return [
    table([
      [say(words.source), '`bundle: true`', '`bundle: false`'],
      ['`src/index.ts`', joined, '`dist/index.js`'],
      ['`src/utils/sum.ts`', joined, '`dist/utils/sum.js`'],
      [inside('devDependencies'), joined, kept],
      [inside('dependencies'), kept, kept],
    ]),
  ];
}
