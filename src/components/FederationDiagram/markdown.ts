import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/table';
import {wordsOf} from '../../compiler/say';
import {names} from './names';

/** The drawing as a table: a row for each part, a column for each side. */
export function serializeFederationDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'FederationDiagram');
  const named = (value: string, field: string): string => value.replace(/\{\w+\}/, `\`${field}\``);
  return [
    table([
      [words.part, words.producer, words.consumer],
      [`\`${names.manifest}\``, words.written, named(words.fetched, 'remotes')],
      [words.remoteEntry, words.written, words.found],
      [named(words.module, names.module), named(words.exposed, 'exposes'), words.loaded],
      [
        named(words.package, names.shared),
        named(words.inShared, 'shared'),
        named(words.sharedOnce, 'shared'),
      ],
    ]),
  ];
}
