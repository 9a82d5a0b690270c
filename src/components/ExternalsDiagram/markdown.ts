import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/nodes';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {fields} from './fields';

/** Returns the diagram as a table with a row per origin and a column per kind of format. */
export function serializeExternalsDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'ExternalsDiagram');
  const comma = getMessage(data.locale, 'punctuation.comma');
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
