import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {isConfig, literals, markedLines, seenLines} from '../../compiler/code/excerpt';
import {neededRelease, optionsSet} from '../../compiler/records/history/needs';
import {exampleFolder, examplePlayground} from '../../compiler/records/exampleLinks';
import {fileSize} from '../../lib/page/fileSize';
import {builtWith, outputText, type ExampleRecord} from '../../compiler/records/example';
import {say} from '../../compiler/say';
import {fillSentence} from '../../compiler/markdown/sentence';
import {code, jsx, languageOf} from '../../compiler/markdown/nodes';

const known = new Set(['name', 'files', 'output', 'log', 'mark']);

/** Lines longer than the usual one are wrapped from the start where they do not fit. */
const usualLength = 60;

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

type File = {readonly file: string; readonly text: string};

type Parts = {
  readonly record: ExampleRecord;
  readonly sources: readonly File[];
  readonly outputs: readonly File[];
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
  const read = (file: string, text: string): File => ({file, text: text.trimEnd()});
  return {
    record,
    sources: strings(props.files).map((file) => read(file, data.exampleFile(name, file))),
    outputs: strings(props.output).map((file) => read(file, outputText(record, file))),
    log: record.exitCode !== 0 || props.log === true ? record.log.trim() : undefined,
    tool: builtWith(record),
    folder: exampleFolder(data.repositoryUrl, name),
  };
}

const fence = ({file, text}: File, meta = ''): RootContent =>
  code(languageOf(file), text, `title="${file}"${meta}`);

/** `mark={["dist/index.js: import"]}`: by file, the texts whose lines are marked; none leaves the file unmarked. */
function chosenMarks({props}: ComponentCall): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const mark of strings(props.mark)) {
    const [, file = mark, text = ''] = /^(\S+):(?: (.*))?$/.exec(mark) ?? [];
    marks.set(file, [...(marks.get(file) ?? []), ...(text === '' ? [] : [text])]);
  }
  return marks;
}

/** The files as code, with the lines that the place is about: the deciding ones, and in the output their effect. */
function markedFences(call: ComponentCall, {sources, outputs}: Parts): readonly RootContent[] {
  const chosen = chosenMarks(call);
  const about = call.about ?? {topics: [], words: []};
  const files = [...sources, ...outputs];
  const stray = [...chosen.keys()].find((name) => !files.some(({file}) => file === name));
  if (stray)
    throw new Error(
      `<Example name="${String(call.props.name)}"> marks "${stray}", which it does not show.`,
    );
  const marksOf = ({file, text}: File, words: readonly string[]): readonly number[] => {
    const texts = chosen.get(file);
    if (!texts) return markedLines(file, text, {...about, words: [...about.words, ...words]});
    const missing = texts.find((part) => !text.includes(part));
    if (missing)
      throw new Error(
        `<Example name="${String(call.props.name)}"> marks "${missing}", which ${file} does not hold.`,
      );
    return text
      .split('\n')
      .flatMap((line, index) => (texts.some((part) => line.includes(part)) ? [index + 1] : []));
  };
  const draw = (shown: File, marked: readonly number[]): RootContent => {
    const seen = seenLines(shown.file, shown.text, marked);
    const isLong = shown.text.split('\n').some(({length}) => length > usualLength);
    return fence(
      shown,
      [
        ...(marked.length > 0 ? [` {${marked.join()}}`] : []),
        ...(seen ? [` seen={${seen.join()}}`] : []),
        ...(isLong ? [' wrap'] : []),
      ].join(''),
    );
  };
  const effects: string[] = [];
  const drawn = sources.map((shown) => {
    const marked = marksOf(shown, []);
    if (isConfig(shown.file)) effects.push(...literals(shown.text, marked));
    return draw(shown, marked);
  });
  return [...drawn, ...outputs.map((shown) => draw(shown, marksOf(shown, effects)))];
}

/** What an example put out, as the component draws it. */
export type ExampleOutput = readonly {readonly path: string; readonly bytes: number}[];

function outputOf(record: ExampleRecord): ExampleOutput {
  return record.output.map(({path, bytes}) => ({path, bytes}));
}

/** What the terminal said: long lines are wrapped, and of a long log the beginning is seen. */
function terminal(log: string): RootContent {
  const seen = seenLines('', log, []);
  return code('terminal', log, seen ? `wrap seen={${seen.join()}}` : 'wrap');
}

/** The first release that has the options of its configuration and the flags of its command. */
function needsOf(
  {props, data}: ComponentCall,
  {command, files}: ExampleRecord,
): string | undefined {
  const configs = files.filter(isConfig);
  const options = configs.flatMap((file) => optionsSet(data.exampleFile(String(props.name), file)));
  const flags = command.split(/[\s=]+/).filter((word) => word.startsWith('--'));
  return neededRelease([...options, ...flags], data.history);
}

/** `<Example>` → `<ExampleView>` with the code as children. */
export function expandExample(call: ComponentCall) {
  const shown = parts(call);
  const {record, sources, log, tool, folder} = shown;
  const files = strings(call.props.files);
  return jsx(
    'ExampleView',
    {
      tool,
      typescript: record.typescript ?? undefined,
      command: record.command,
      exitCode: record.exitCode,
      output: outputOf(record),
      sources: sources.length,
      shown: strings(call.props.output),
      folder,
      playground: examplePlayground(call.data.repositoryUrl, record.name, files[0]),
      needs: needsOf(call, record),
    },
    [...markedFences(call, shown), ...(log === undefined ? [] : [terminal(log)])],
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
    ...sources.map((shown) => fence(shown)),
    {type: 'paragraph', children: fillSentence(say(locale, sentence), values)},
    ...(log === undefined ? [] : [code('text', log, `title="${say(locale, 'example.terminal')}"`)]),
    ...(record.exitCode === 0 ? [code('text', listing)] : []),
    ...outputs.map((shown) => fence(shown)),
  ];
}
