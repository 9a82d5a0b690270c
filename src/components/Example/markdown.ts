import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {exampleFolder, examplePlayground} from '../../compiler/records/exampleLinks';
import {fileSize} from '../../lib/page/fileSize';
import {builtWith, outputText, type ExampleRecord} from '../../compiler/records/example';
import {say} from '../../compiler/say';
import {fillSentence} from '../../compiler/markdown/sentence';
import {code, jsx, languageOf} from '../../compiler/markdown/nodes';

const known = new Set(['name', 'files', 'output', 'log']);

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

type Parts = {
  readonly record: ExampleRecord;
  readonly sources: readonly RootContent[];
  readonly outputs: readonly RootContent[];
  /** What the terminal said, when it is part of the example. */
  readonly log: string | undefined;
  readonly tool: string;
  readonly folder: string;
};

/** What an example shows: chosen sources, chosen outputs, and the log of a build that failed or is to be seen. */
function parts({props, data}: ComponentCall): Parts {
  const unknown = Object.keys(props).find((prop) => !known.has(prop));
  if (unknown) {
    throw new Error(`<Example> has no attribute "${unknown}". It has: ${[...known].join(', ')}.`);
  }
  const name = String(props.name);
  const record = data.example(name);
  const fence = (file: string, content: string): RootContent =>
    code(languageOf(file), content.trimEnd(), `title="${file}"`);
  return {
    record,
    sources: strings(props.files).map((file) => fence(file, data.exampleFile(name, file))),
    outputs: strings(props.output).map((file) => fence(file, outputText(record, file))),
    log: record.exitCode !== 0 || props.log === true ? record.log.trim() : undefined,
    tool: builtWith(record),
    folder: exampleFolder(data.repositoryUrl, name),
  };
}

/** What an example put out, as the component draws it. */
export type ExampleOutput = readonly {readonly path: string; readonly bytes: number}[];

function outputOf(record: ExampleRecord): ExampleOutput {
  return record.output.map(({path, bytes}) => ({path, bytes}));
}

/** `<Example>` → `<ExampleView>` with the code as children. */
export function expandExample(call: ComponentCall) {
  const {record, sources, outputs, log, tool, folder} = parts(call);
  const files = strings(call.props.files);
  return jsx(
    'ExampleView',
    {
      tool,
      typescript: record.typescript ?? undefined,
      command: record.command,
      exitCode: record.exitCode,
      output: outputOf(record),
      sources: files.length,
      shown: strings(call.props.output),
      folder,
      playground: examplePlayground(call.data.repositoryUrl, record.name, files[0]),
    },
    [...sources, ...outputs, ...(log === undefined ? [] : [code('terminal', log, 'wrap')])],
  );
}

/** Sources, command and output as fences: an example in plain text. */
export function serializeExample(call: ComponentCall): readonly RootContent[] {
  const {record, sources, outputs, log, tool, folder} = parts(call);
  const {locale} = call.data;
  const sentence =
    `build.example.${record.exitCode === 0 ? 'built' : 'failed'}${record.typescript ? 'Typed' : ''}` as const;
  const path = `examples/${record.name}`;
  const values: Readonly<Record<string, PhrasingContent>> = {
    command: {type: 'inlineCode', value: record.command},
    tool: {type: 'text', value: tool},
    typescript: {type: 'text', value: record.typescript ?? ''},
    exit: {type: 'text', value: String(record.exitCode)},
    folder: {type: 'link', url: folder, children: [{type: 'text', value: path}]},
  };
  const listing = record.output.map((file) => `${file.path}  ${fileSize(file.bytes)}`).join('\n');
  return [
    ...sources,
    {type: 'paragraph', children: fillSentence(say(locale, sentence), values)},
    ...(log === undefined ? [] : [code('text', log, `title="${say(locale, 'example.terminal')}"`)]),
    ...(record.exitCode === 0 ? [code('text', listing)] : []),
    ...outputs,
  ];
}
