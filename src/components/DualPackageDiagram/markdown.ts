import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {paragraph, table} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';
import {conditions} from './conditions';

/** Returns the first drawing as a table with a row per condition, and the second one as a sentence. */
export function serializeDualPackageDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'DualPackageDiagram');
  return [
    table([
      [words.call, words.condition.replace('{field}', '`exports`'), words.code, words.types],
      ...conditions.map(({call, condition, code, types}) =>
        [call, condition, code, types].map((name) => `\`${name}\``),
      ),
    ]),
    paragraph(words.hazardText),
  ];
}
