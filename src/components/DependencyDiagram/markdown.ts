import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/components';
import {table} from '../../compiler/markdown/table';
import type {LocalizedText} from '../../site/locales';
import {fields, words} from './words';

/** The drawing as a table, a row for each field. */
export function serializeDependencyDiagram({data}: ComponentCall): readonly RootContent[] {
  const say = (value: LocalizedText): string => text(data.locale, value);
  return [
    table([
      [say(words.field), say(words.output), say(words.user)],
      ...fields.map(({name, origin}) => [
        `\`${name}\``,
        say(origin === 'inside' ? words.bundled : words.import),
        say(words[origin]),
      ]),
    ]),
  ];
}
