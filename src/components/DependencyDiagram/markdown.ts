import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {wordsOf} from '../../compiler/say';
import {fields} from './fields';

/** The drawing as a table, a row for each field. */
export function serializeDependencyDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'DependencyDiagram');
  return [
    table([
      [words.field, words.output, words.user],
      ...fields.map(({name, origin}) => [
        `\`${name}\``,
        origin === 'inside' ? words.bundled : words.import,
        words[origin],
      ]),
    ]),
  ];
}
