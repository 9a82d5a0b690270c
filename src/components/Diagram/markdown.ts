import type {RootContent} from 'mdast';
import type {ComponentForm} from '../../compiler/markdown/forms';
import {jsx, paragraph, table} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';
import type {Locale, Words} from '../../site/locales';
import {readDrawings} from '../../compiler/html/readDrawings';

type Name = 'BundleDiagram' | 'DualPackageDiagram' | 'FederationDiagram';

/** Returns the form of a diagram: the drawings of `<name>.svg` in a page, and `toMarkdown` in its mirror. */
function diagram<View extends Name>(
  name: View,
  toMarkdown: (words: Words<View>) => readonly RootContent[],
): ComponentForm {
  const wordsIn = (locale: Locale) => getViewMessages(locale, name);
  return {
    serialize: ({data}) => toMarkdown(wordsIn(data.locale)),
    expand({data}) {
      const words: Readonly<Record<string, string>> = wordsIn(data.locale);
      return jsx('DiagramView', {drawings: readDrawings(name, words), legend: words.legend});
    },
    import: '@site/src/components/Diagram',
  };
}

const fill = (message: string, name: string): string => message.replace(/\{\w+\}/, `\`${name}\``);

/** Markdown forms of the diagrams: tables that say the same. */
export const diagrams: Readonly<Record<Name, ComponentForm>> = {
  BundleDiagram: diagram('BundleDiagram', (words) => {
    const joined = fill(words.joined, 'dist/index.js');
    return [
      table([
        [words.source, '`bundle: true`', '`bundle: false`'],
        ['`src/index.ts`', joined, '`dist/index.js`'],
        ['`src/utils/sum.ts`', joined, '`dist/utils/sum.js`'],
        [fill(words.package, 'devDependencies'), joined, words.kept],
        [fill(words.package, 'dependencies'), words.kept, words.kept],
      ]),
    ];
  }),
  DualPackageDiagram: diagram('DualPackageDiagram', (words) => [
    table([
      [words.call, fill(words.condition, 'exports'), words.code, words.types],
      ['`import`', '`import`', '`index.js`', '`index.d.ts`'],
      ['`require()`', '`require`', '`index.cjs`', '`index.d.cts`'],
    ]),
    paragraph(words.hazardText),
  ]),
  FederationDiagram: diagram('FederationDiagram', (words) => [
    table([
      [words.part, words.producer, words.consumer],
      ['`mf-manifest.json`', words.written, fill(words.fetched, 'remotes')],
      [words.remoteEntry, words.written, words.found],
      [fill(words.module, './Counter'), fill(words.exposed, 'exposes'), words.loaded],
      [
        fill(words.package, 'react'),
        fill(words.inShared, 'shared'),
        fill(words.sharedOnce, 'shared'),
      ],
    ]),
  ]),
};
