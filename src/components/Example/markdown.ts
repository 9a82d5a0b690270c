import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../plugins/site-mdx/components';
import {fileSize} from '../../lib/examples/fileSize';
import {outputText, type ExampleRecord} from '../../lib/examples/record';
import {code, jsx, languageOf} from '../../plugins/site-mdx/jsx';
import {identity} from '../../site/identity';
import {text} from '../../lib/localized';

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The code of an example as fences: chosen sources first, then chosen outputs. */
function fences({props, data}: ComponentCall): {
  readonly sources: RootContent[];
  readonly outputs: RootContent[];
} {
  const name = String(props.name);
  const record = data.example(name);
  const sources = strings(props.files).map((file) =>
    code(languageOf(file), data.exampleFile(name, file).trimEnd(), `title="${file}"`),
  );
  const outputs = strings(props.output).map((file) =>
    code(languageOf(file), outputText(record, file).trimEnd(), `title="${file}"`),
  );
  return {sources, outputs};
}

/** What an example put out, as the component draws it. */
export type ExampleOutput = readonly {readonly path: string; readonly bytes: number}[];

function outputOf(record: ExampleRecord): ExampleOutput {
  return record.output.map(({path, bytes}) => ({path, bytes}));
}

/** `<Example>` → `<ExampleView>` with the code as children and the output as JSON. */
export function expandExample(call: ComponentCall) {
  const record = call.data.example(String(call.props.name));
  const {sources, outputs} = fences(call);
  return jsx(
    'ExampleView',
    {
      name: record.name,
      version: record.rslib,
      command: record.command,
      exitCode: String(record.exitCode),
      output: JSON.stringify(outputOf(record)),
      shown: JSON.stringify(strings(call.props.output)),
      log: record.exitCode === 0 ? undefined : record.log,
    },
    [...sources, ...outputs],
  );
}

/** Sources, command and output as fences: an example in plain text. */
export function serializeExample(call: ComponentCall): readonly RootContent[] {
  const record = call.data.example(String(call.props.name));
  const {sources, outputs} = fences(call);
  const listing = record.output.map(({path, bytes}) => `${path}  ${fileSize(bytes)}`).join('\n');
  const locale = call.data.locale;
  const built = text(locale, {
    en: `Output of \`${record.command}\`, built with ${identity.package} ${record.rslib}:`,
    'zh-Hans': `\`${record.command}\` 的产物，由 ${identity.package} ${record.rslib} 构建：`,
  });
  const [before = '', command = '', after = ''] = built.split('`');
  return [
    ...sources,
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: before},
        {type: 'inlineCode', value: command},
        {type: 'text', value: after},
      ],
    },
    code('text', record.exitCode === 0 ? listing : record.log),
    ...outputs,
  ];
}
