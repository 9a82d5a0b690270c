import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localized';
import type {ComponentCall} from '../../compiler/components';
import {table} from '../../compiler/markdown/table';
import type {LocalizedText} from '../../site/locales';
import {names, words} from './words';

/** The drawing as a table: a row for each part, a column for each side. */
export function serializeFederationDiagram({data}: ComponentCall): readonly RootContent[] {
  const say = (value: LocalizedText): string => text(data.locale, value);
  const named = (value: LocalizedText, field: string): string =>
    say(value).replace(/\{\w+\}/, `\`${field}\``);
  return [
    table([
      [say(words.part), say(words.producer), say(words.consumer)],
      [`\`${names.manifest}\``, say(words.written), named(words.fetched, 'remotes')],
      [say(words.remoteEntry), say(words.written), say(words.found)],
      [named(words.module, names.module), named(words.exposed, 'exposes'), say(words.loaded)],
      [
        named(words.package, names.shared),
        named(words.inShared, 'shared'),
        named(words.sharedOnce, 'shared'),
      ],
    ]),
  ];
}
