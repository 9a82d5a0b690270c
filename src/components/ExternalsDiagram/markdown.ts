import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {say, wordsOf} from '../../compiler/say';
import {fields} from './fields';

/** The drawing as a table: a row for each origin, a column for each kind of format. */
export function serializeExternalsDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'ExternalsDiagram');
  const comma = say(data.locale, 'punctuation.comma');
  const bundled = words.isBundled;
  return [
    table([
      [words.origin, ['`esm`', '`cjs`'].join(comma), ['`umd`', '`iife`', '`mf`'].join(comma)],
      [words.source, bundled, bundled],
      ...fields.map(({name, isExternal}) => [
        words.package.replace('{field}', `\`${name}\``),
        isExternal ? words.isExternal : bundled,
        bundled,
      ]),
    ]),
  ];
}
