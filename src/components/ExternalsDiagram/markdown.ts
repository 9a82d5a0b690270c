import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/components';
import {table} from '../../compiler/markdown/table';
import type {LocalizedText} from '../../site/locales';
import {fields, words} from './words';

/** The drawing as a table: a row for each origin, a column for each kind of format. */
export function serializeExternalsDiagram({data}: ComponentCall): readonly RootContent[] {
  const say = (value: LocalizedText): string => text(data.locale, value);
  const bundled = say(words.isBundled);
  return [
    table([
      [
        say(words.origin),
        data.locale === 'en' ? '`esm`, `cjs`' : '`esm`、`cjs`',
        data.locale === 'en' ? '`umd`, `iife`, `mf`' : '`umd`、`iife`、`mf`',
      ],
      [say(words.source), bundled, bundled],
      ...fields.map(({name, isExternal}) => [
        say(words.package).replace('{field}', `\`${name}\``),
        isExternal ? say(words.isExternal) : bundled,
        bundled,
      ]),
    ]),
  ];
}
