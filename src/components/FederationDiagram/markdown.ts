import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {table} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';
import {names} from './names';

/** Returns the diagram as a table, with a row per file or package and a column each for producer and host. */
export function serializeFederationDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'FederationDiagram');
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
