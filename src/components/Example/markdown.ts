import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {parseCodeMeta} from '../../compiler/code/codeMeta';
import {isConfig, literals, markedLines, seenLines} from '../../compiler/code/excerpt';
import {neededRelease, optionsSet} from '../../rslib/history/neededRelease';
import {exampleFolder, examplePlayground} from '../../rslib/examples/exampleLinks';
import {fileSize} from '../../lib/page/fileSize';
import {builtWith, outputText, type ExampleRecord} from '../../rslib/examples/exampleRecord';
import {getMessage} from '../../compiler/messages';
import {
  code,
  fillSentence,
  inlineCode,
  jsx,
  languageOf,
  link,
  paragraph,
} from '../../compiler/markdown/nodes';

const attributes = ['name', 'files', 'output', 'log', 'mark'];

/** Code with a line of more characters is wrapped by default. */
const wrapLength = 60;
/** Longest line that fits, in characters: in an example as wide as the text, in a wider example, beside the tree. */
const fits = {text: 88, wide: 103, beside: 50};

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

type File = {readonly file: string; readonly text: string};

type ShownExample = {
  readonly record: ExampleRecord;
  readonly sources: readonly File[];
  readonly outputs: readonly File[];
  /** Log of the command; undefined if it is not shown. */
  readonly log: string | undefined;
  readonly tool: string;
  readonly folder: string;
};

/** Reads the chosen sources and outputs of an example, and its log if the build failed or `log` is set. */
function readExample({props, data}: ComponentCall): ShownExample {
  const unknown = Object.keys(props).find((prop) => !attributes.includes(prop));
  if (unknown) {
    throw new Error(`<Example> has no attribute "${unknown}". It has: ${attributes.join(', ')}.`);
  }
  const name = String(props.name);
  const record = data.example(name);
  const read = (file: string, text: string): File => ({file, text: text.trimEnd()});
  return {
    record,
    sources: strings(props.files).map((file) => read(file, data.exampleFile(name, file))),
    outputs: strings(props.output).map((file) => read(file, outputText(record, file))),
    // Records have no times, because they differ from build to build.
    log:
      record.exitCode !== 0 || props.log === true
        ? record.log.trim().replaceAll('<time>', '…')
        : undefined,
    tool: builtWith(record),
    folder: exampleFolder(data.repositoryUrl, name),
  };
}

const fence = ({file, text}: File, meta = ''): RootContent =>
  code(languageOf(file), text, `title="${file}"${meta}`);

/**
 * Parses the attribute `mark={["dist/index.js: import"]}`. Returns texts by file: lines of the file that contain one of
 * its texts are highlighted. After `"dist/index.js:"` there is no text, so no line of that file is highlighted.
 */
function readMarks({props}: ComponentCall): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const mark of strings(props.mark)) {
    const [, file = mark, text = ''] = /^(\S+):(?: (.*))?$/.exec(mark) ?? [];
    marks.set(file, [...(marks.get(file) ?? []), ...(text === '' ? [] : [text])]);
  }
  return marks;
}

/** Returns the files as code blocks. Highlights lines that `mark` names or, by default, the topic of nearby text. */
function highlightedFences(
  call: ComponentCall,
  {sources, outputs}: ShownExample,
): readonly RootContent[] {
  const marks = readMarks(call);
  const about = call.about ?? {topics: [], words: []};
  const files = [...sources, ...outputs];
  const stray = [...marks.keys()].find((name) => !files.some(({file}) => file === name));
  const markError = (text: string, problem: string): Error =>
    new Error(`<Example name="${String(call.props.name)}"> marks "${text}", which ${problem}.`);
  if (stray) throw markError(stray, 'it does not show: add it to `files` or `output`');
  const highlighted = ({file, text}: File, words: readonly string[]): readonly number[] => {
    const texts = marks.get(file);
    if (!texts) return markedLines(file, text, {...about, words: [...about.words, ...words]});
    const missing = texts.find((part) => !text.includes(part));
    if (missing) throw markError(missing, `is not in ${file}: copy a text from that file`);
    return text
      .split('\n')
      .flatMap((line, index) => (texts.some((part) => line.includes(part)) ? [index + 1] : []));
  };
  const toFence = (shown: File, marked: readonly number[]): RootContent => {
    const seen = seenLines(shown.file, shown.text, marked);
    const isLong = shown.text.split('\n').some(({length}) => length > wrapLength);
    const highlightMeta = marked.length > 0 ? ` {${marked.join()}}` : '';
    const seenMeta = seen ? ` seen={${seen.join()}}` : '';
    return fence(shown, highlightMeta + seenMeta + (isLong ? ' wrap' : ''));
  };
  const effects: string[] = [];
  const sourceFences = sources.map((shown) => {
    const marked = highlighted(shown, []);
    if (isConfig(shown.file)) effects.push(...literals(shown.text, marked));
    return toFence(shown, marked);
  });
  return [...sourceFences, ...outputs.map((shown) => toFence(shown, highlighted(shown, effects)))];
}

/** Returns the lengths of all lines or, of code that starts folded, of the visible lines. */
function lineLengths(fences: readonly RootContent[]): readonly number[] {
  return fences.flatMap((node) => {
    if (node.type !== 'code') return [];
    const {seen} = parseCodeMeta(node.meta ?? '');
    const lines = node.value.split('\n');
    return lines.filter((_, index) => seen?.includes(index + 1) ?? true).map(({length}) => length);
  });
}

/** Files that the build of an example wrote. */
export type ExampleOutput = readonly {readonly path: string; readonly bytes: number}[];

function terminal(log: string): RootContent {
  const seen = seenLines('', log, []);
  return code('terminal', log, seen ? `wrap seen={${seen.join()}}` : 'wrap');
}

/** Returns the first release that has all options of the configuration and all flags of the command. */
function needsOf(
  {props, data}: ComponentCall,
  {command, files}: ExampleRecord,
): string | undefined {
  const configs = files.filter(isConfig);
  const options = configs.flatMap((file) => optionsSet(data.exampleFile(String(props.name), file)));
  const flags = command.split(/[\s=]+/).filter((word) => word.startsWith('--'));
  return neededRelease([...options, ...flags], data.history);
}

/** Expands `<Example>` to `<ExampleView>`, with the files and the log as code blocks in it. */
export function expandExample(call: ComponentCall) {
  const shown = readExample(call);
  const {record, sources, outputs, log, tool, folder} = shown;
  const fences = highlightedFences(call, shown);
  // Lines longer than `fits.wide` are wrapped in any case, so they need no wide example.
  const isWide = lineLengths(fences).some((length) => length > fits.text && length <= fits.wide);
  const isBeside = lineLengths(fences.slice(sources.length)).every(
    (length) => length <= fits.beside,
  );
  return jsx(
    'ExampleView',
    {
      tool,
      typescript: record.typescript ?? undefined,
      command: record.command,
      exitCode: record.exitCode,
      output: record.output.map(({path, bytes}) => ({path, bytes})),
      sources: sources.length,
      shown: outputs.map(({file}) => file),
      isWide: isWide || undefined,
      isBeside: (isBeside && outputs.length > 0) || undefined,
      folder,
      playground: examplePlayground(call.data.repositoryUrl, record.name, sources[0]?.file),
      needs: needsOf(call, record),
    },
    [...fences, ...(log === undefined ? [] : [terminal(log)])],
  );
}

/** Returns the sources, command and output of an example as Markdown, with files as code blocks. */
export function serializeExample(call: ComponentCall): readonly RootContent[] {
  const {record, sources, outputs, log, tool, folder} = readExample(call);
  const {locale} = call.data;
  const sentence =
    `build.example.${record.exitCode === 0 ? 'built' : 'failed'}${record.typescript ? 'Typed' : ''}` as const;
  const path = `examples/${record.name}`;
  const values = {
    command: inlineCode(record.command),
    tool,
    typescript: record.typescript ?? '',
    exit: String(record.exitCode),
    folder: link(folder, path),
  };
  const listing = record.output.map((file) => `${file.path}  ${fileSize(file.bytes)}`).join('\n');
  return [
    ...sources.map((shown) => fence(shown)),
    paragraph(...fillSentence(getMessage(locale, sentence), values)),
    ...(log === undefined
      ? []
      : [code('text', log, `title="${getMessage(locale, 'example.terminal')}"`)]),
    ...(record.exitCode === 0 ? [code('text', listing)] : []),
    ...outputs.map((shown) => fence(shown)),
  ];
}
