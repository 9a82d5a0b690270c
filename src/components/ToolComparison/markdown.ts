import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx, paragraph, table} from '../../compiler/markdown/nodes';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {fileSize} from '../../lib/page/fileSize';
import type {ComparedTool} from '../../rslib/examples/comparison';

const names: Readonly<Record<ComparedTool['id'], string>> = {
  rslib: 'Rslib',
  rslib6: 'Rslib',
  tsup: 'tsup',
  tsdown: 'tsdown',
  vite: 'Vite',
  rollup: 'Rollup',
  tsc: 'tsc',
};

/** Expands `<ToolComparison />` to the measured builds of one library. */
export const expandToolComparison = (call: ComponentCall) =>
  jsx('div', {className: 'prose'}, serializeToolComparison(call));

export function serializeToolComparison({data}: ComponentCall): readonly RootContent[] {
  const {locale, comparison} = data;
  const home = getViewMessages(locale, 'Home');
  const words = getViewMessages(locale, 'ToolComparison');
  const comma = getMessage(locale, 'punctuation.comma');
  const values: Readonly<Record<string, unknown>> = {
    ...comparison,
    modules: comparison.source.modules,
    checks: comparison.checks.join(comma),
  };
  const isTimed = comparison.tools.every(({seconds}) => seconds > 0);
  const text = words.text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const latest = `TypeScript ${comparison.latestTypeScript}`;
  return [
    paragraph(isTimed ? text : `${text}${words.untimed}`),
    table([
      [
        home.columnTool,
        'TypeScript',
        latest,
        home.columnTime,
        words.lines,
        home.columnSizes,
        words.found,
      ],
      ...comparison.tools.map((tool) => [
        `${names[tool.id]} ${tool.packages[0]?.replace(/^.* /, '') ?? tool.typescript}`,
        tool.typescript,
        tool.buildsWithLatest ? words.builds : words.fails,
        tool.seconds > 0 ? home.time.replace('{n}', tool.seconds.toFixed(1)) : '–',
        String(tool.configLines),
        [tool.bytes.esm, tool.bytes.cjs].map(fileSize).join(comma),
        tool.problems.map((problem) => `\`${problem}\``).join(comma) || words.nothing,
      ]),
    ]),
  ];
}
