import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';
import {fields} from './fields';

/** Returns the diagram as a table with a row per field. */
export function serializeDependencyDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'DependencyDiagram');
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
