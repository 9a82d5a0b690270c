import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {code, jsx, link, phrasing, tableOf} from '../../compiler/markdown/nodes';
import {getViewMessages} from '../../compiler/messages';
import {choices, defaultsOf, defaultState, type State} from '../../rslib/explorer/choices';
import {commandLine, configText} from '../../rslib/explorer/configText';
import {differentChoices} from '../../rslib/explorer/differences';
import {createModel} from '../../rslib/explorer/model';
import {outcomeOf, textGroupOf} from '../../rslib/explorer/records';
import {writePlace} from '../../rslib/explorer/address';
import {explorerPath} from '../../rslib/explorer/optionPlace';
import {fileSize} from '../../lib/page/fileSize';
import {describe, nameOf, valueText} from './viewProps';

/** The most common states, each as the choices that differ from the default. */
export const commonStates: readonly Partial<State>[] = [
  {},
  {dts: 'files'},
  {dts: 'bundled'},
  {bundle: 'off'},
  {bundle: 'off', dts: 'files'},
  {bundle: 'off', dts: 'files', target: 'web', css: 'imported'},
  {format: 'cjs'},
  {format: 'cjs', dts: 'files'},
  {format: 'cjs', type: 'commonjs'},
  {format: 'esm+cjs'},
  {format: 'esm+cjs', dts: 'files'},
  {format: 'esm+cjs', dts: 'bundled'},
  {format: 'esm+cjs', dts: 'files', autoExtension: 'types'},
  {format: 'esm+cjs', bundle: 'off', dts: 'files'},
  {format: 'umd', target: 'web'},
  {format: 'iife', target: 'web'},
  {target: 'web', css: 'imported'},
  {minify: 'on', sourceMap: 'on'},
  {syntax: 'es2015'},
  {externals: 'bundled'},
];

/** Expands `<Explorer>` to its view, with the model of the default state. */
export function expandExplorer({data}: ComponentCall) {
  const {index, texts} = data.explorer;
  const readText = (id: number): string => {
    const group = textGroupOf(index, id);
    return texts(group)[id - index.textGroups[group]!]!;
  };
  const model = createModel(index, {state: defaultState}, readText);
  return jsx('ExplorerView', {
    words: getViewMessages(data.locale, 'Explorer'),
    // Removes undefined fields, which would make the page longer.
    model: JSON.parse(JSON.stringify(model)) as object,
  });
}

/** Returns the choices and the most common states as tables, and the source files as code blocks. */
export function serializeExplorer({data}: ComponentCall): readonly RootContent[] {
  const {index} = data.explorer;
  const words = getViewMessages(data.locale, 'Explorer');
  const valueNodes = (id: keyof State, value: string): PhrasingContent[] => {
    const {text, isCode} = valueText(words, id, value);
    return phrasing(isCode ? `\`${text}\`` : text);
  };
  const joined = (cells: readonly PhrasingContent[][]): PhrasingContent[] =>
    cells.flatMap((cell, at) => (at === 0 ? cell : [...phrasing(words.comma), ...cell]));
  const nameNodes = (id: keyof State): PhrasingContent[] => phrasing(`\`${nameOf(id)}\``);
  const table = [
    [phrasing(words.side), [], []],
    ...choices.map(({id, values, to}) => [
      [link(to, nameNodes(id))],
      phrasing(describe(words, id)),
      joined(values.map((value) => valueNodes(id, value))),
    ]),
  ];
  const states = commonStates.map((set) => {
    const state: State = {...defaultsOf({...defaultState, ...set}), ...set};
    const outcome = outcomeOf(index, state);
    const changed = differentChoices(state).map((id) => [
      ...nameNodes(id),
      ...phrasing(' '),
      ...valueNodes(id, state[id]),
    ]);
    const files =
      outcome.kind === 'failed'
        ? [phrasing(outcome.message)]
        : outcome.files.map(({name, size}) => phrasing(`\`${name}\` ${fileSize(size)}`));
    const command = commandLine(state);
    const query = writePlace({state});
    const label = changed.length > 0 ? joined(changed) : phrasing(words.defaults);
    return [
      [link(query ? `${explorerPath}?${query}` : explorerPath, label)],
      command === undefined ? inline(configText(state)) : phrasing(`\`${command}\``),
      joined(files),
    ];
  });
  return [
    tableOf(table),
    tableOf([[phrasing(words.side), phrasing(words.write), phrasing(words.out)], ...states]),
    ...Object.entries(index.sources).map(([name, text]) =>
      code(name.split('.').pop()!, text.trimEnd(), `title="${name}"`),
    ),
  ];
}

/** Returns the argument of `defineConfig()` on one line, as inline code. */
const inline = (config: string): PhrasingContent[] =>
  phrasing(
    `\`${config
      .replace(/^[^]*defineConfig\(/, '')
      .replace(/\);\s*$/, '')
      .replace(/\s+/g, ' ')
      .replace(/, ([}\]])/g, ' $1')}\``,
  );
