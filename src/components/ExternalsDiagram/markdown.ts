import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {wordsOf} from '../../compiler/say';
import {fields} from './fields';

/** The drawing as a table: a row for each origin, a column for each kind of format. */
export function serializeExternalsDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'ExternalsDiagram');
  const bundled = words.isBundled;
  return [
    table([
      [
        words.origin,
        data.locale === 'en' ? '`esm`, `cjs`' : '`esm`、`cjs`',
        data.locale === 'en' ? '`umd`, `iife`, `mf`' : '`umd`、`iife`、`mf`',
      ],
      [words.source, bundled, bundled],
      ...fields.map(({name, isExternal}) => [
        words.package.replace('{field}', `\`${name}\``),
        isExternal ? words.isExternal : bundled,
        bundled,
      ]),
    ]),
  ];
}
