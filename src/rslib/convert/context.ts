import {identity} from '../../site/identity';
import type {LocalizedText} from '../../site/locales';
import {
  Choice,
  choiceText,
  containsSpecial,
  type Evaluator,
  Fn,
  Imported,
  isObject,
  Live,
  placeOfKey,
  settled,
  Unread,
  type Module,
  type PlainObject,
  type Source,
  type Value,
} from './evaluate';
import {
  defaultTexts,
  keptLine,
  noteTexts,
  questionTexts,
  writtenSyntax,
  type NoteId,
  type QuestionId,
} from './notes';
import {placeOf} from './parse';
import type {ToolId} from './tools';

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** An item of `lib`, before options that items share are moved to the top. */
export type Item = {
  format: Format;
  /** All other options of Rslib, nested as in its configuration. */
  options: PlainObject;
};

export type Place = {readonly file: string; readonly line: number; readonly column: number};

export type Note = {
  readonly id: NoteId;
  readonly option: string;
  readonly text: LocalizedText;
  /** A default that nobody wrote down: its name, the old value and the new one, separated by bars. */
  readonly default?: LocalizedText;
  /** The pasted option that the note is about. */
  readonly place?: UsedOption;
};

export type Question = {
  readonly id: QuestionId;
  readonly text: LocalizedText;
  readonly answers: readonly {readonly value: string; readonly text: LocalizedText}[];
  /** The answer on which the configuration is based. */
  readonly chosen: string;
};

/** A part of the pasted text that was not read. */
export type UnreadPart = Place & {readonly option: string; readonly code: string};

/** An option that was read, and where. */
export type UsedOption = Place & {readonly option: string; readonly code: string};

/** Thrown if entries or formats cannot be known. */
export class NoConfig extends Error {}

export type Choices = {
  /** Answers to questions, by id. */
  readonly answers?: Readonly<Partial<Record<QuestionId, string>>>;
  /** Ids of notes whose old behaviour is kept. */
  readonly keep?: readonly string[];
};

type Hook = {readonly code: string; readonly test?: Live; readonly usesShell: boolean};

/** Results of one conversion, and the facts about the package that every tool reads. */
export class Context {
  readonly notes = new Map<NoteId, {readonly options: Set<string>; readonly values: Set<string>}>();
  readonly questions: Question[] = [];
  readonly unread: UnreadPart[] = [];
  readonly used: UsedOption[] = [];
  readonly hooks: Hook[] = [];
  /** Functions of plugins that the configuration imports, by name. */
  readonly imports = new Map<string, string>();
  readonly install = new Set<string>([identity.package]);
  /** Declarations of the old configuration that hooks and expressions use. */
  readonly declarations = new Map<string, {readonly text: string; readonly isImport: boolean}>();
  /** Texts that restore the old behaviour of a note, as options. */
  readonly restores = new Map<NoteId, PlainObject>();
  usesPackage = false;
  /** True if the result builds more than the old configuration did. */
  isMore = false;

  constructor(
    readonly tool: ToolId,
    readonly evaluator: Evaluator,
    readonly pkg: PlainObject | undefined,
    /** `compilerOptions` with those of extended files; undefined if tsconfig.json was not given. */
    readonly compiler: PlainObject | undefined,
    readonly choices: Choices,
    /** Paths of source files that were pasted as a list. */
    readonly listed: readonly string[] = [],
  ) {}

  note(id: NoteId, option: string, ...values: readonly string[]): void {
    const note = this.notes.get(id) ?? {options: new Set(), values: new Set()};
    note.options.add(option);
    for (const value of values) note.values.add(value);
    this.notes.set(id, note);
  }

  /** Adds a note whose old behaviour one line keeps. The user may switch it on. */
  noteDefault(id: NoteId, option: string, restores: PlainObject): void {
    this.note(id, option);
    this.restores.set(id, restores);
  }

  /** Asks a question and returns the given or assumed answer. */
  ask(id: QuestionId, assumed: string): string {
    const {text, answers} = questionTexts[id];
    const chosen = this.choices.answers?.[id] ?? assumed;
    if (!this.questions.some((question) => question.id === id))
      this.questions.push({id, text, answers, chosen});
    return chosen;
  }

  /** Ends the conversion without a configuration. */
  stop(id: NoteId, option: string, ...values: readonly string[]): never {
    this.note(id, option, ...values);
    throw new NoConfig(option);
  }

  addPlugin(item: Item, call: string, from: string): Live {
    const name = /^\w+/.exec(call)![0];
    this.imports.set(name, from);
    this.install.add(from);
    const plugin = new Live(call, undefined, 'package');
    const list = (item.options.plugins ??= []) as Value[];
    if (!list.some((other) => other instanceof Live && other.text === call)) list.push(plugin);
    return plugin;
  }

  /** Records code that is not read, with its place. */
  addUnread(option: string, value: Unread | Fn | Imported): void {
    const {module, node} = value;
    if (this.unread.some((other) => other.code === value.code && other.option === option)) return;
    this.unread.push({
      file: module.file,
      ...placeOf(module.text, node.start),
      option,
      code: value.code,
    });
    if (!(value instanceof Unread)) return;
    if (value.why === 'reads-files') this.note('reads-files', option, value.code);
    else if (value.why === 'other-file')
      this.note(value.name === 'package.json' ? 'package' : 'other-file', option, value.name);
  }

  /** Keeps the constants and imports that a text of the new configuration uses. */
  keepDeclarations(module: Module, names: Iterable<string>): void {
    for (const name of names) {
      const found = module.declared.get(name);
      if (!found || this.declarations.has(name)) continue;
      this.declarations.set(name, found);
      if (!found.isImport) this.keepDeclarations(module, identifiers(found.text));
    }
  }

  finishedNotes(): readonly Note[] {
    return [...this.notes].map(([id, {options, values}]) => {
      const value = [...values].join(', ');
      const isVite = this.tool === 'vite';
      const isWritten = id === 'syntax' && isVite;
      const about = (defaultTexts as Partial<Record<NoteId, LocalizedText>>)[id];
      const place = this.used.find(({option}) => options.has(option));
      return {
        id,
        option: [...options].join(', '),
        text: fill(
          isWritten ? writtenSyntax : id === 'minify' && !isVite ? keptLine : noteTexts[id],
          value,
        ),
        ...(about && !isWritten && {default: fill(about, value)}),
        ...(place && {place}),
      };
    });
  }
}

/** Names that occur in a piece of code, including those in its strings, which do no harm. */
export function identifiers(code: string): readonly string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Fills `{value}`; the part in brackets around it is left out if there is no value. */
const fill = (text: LocalizedText, value: string): LocalizedText =>
  Object.fromEntries(
    Object.entries(text).map(([locale, sentence]) => [
      locale,
      sentence
        .replace(/\[\[([^\]]*)\]\]/g, (_, inner: string) => (value ? inner : ''))
        .replaceAll('{value}', value),
    ]),
  ) as LocalizedText;

/** Reads the options of one object of the old configuration, and records which were read. */
export class Reader {
  private readonly seen = new Set<string>();

  constructor(
    readonly context: Context,
    readonly object: PlainObject,
    readonly module: Module,
    readonly prefix = '',
  ) {
    for (const [key, value] of Object.entries(object)) {
      if (!key.startsWith('...') || !(value instanceof Unread || value instanceof Imported))
        continue;
      this.seen.add(key);
      context.addUnread('...', value);
      const from = value instanceof Imported ? value.from : value.from || value.name || value.code;
      context.note('other-file', '...', from);
    }
  }

  has(key: string): boolean {
    return Object.hasOwn(this.object, key) && this.object[key] !== undefined;
  }

  get isPartial(): boolean {
    return Object.keys(this.object).some((key) => key.startsWith('...'));
  }

  /** Returns a value as it was read. */
  raw(...keys: readonly string[]): Value {
    const key = keys.find((name) => this.has(name)) ?? keys[0]!;
    this.seen.add(key);
    const place = placeOfKey(this.object, key);
    if (place) {
      const {node, module} = place;
      const used = {
        file: module.file,
        ...placeOf(module.text, node.start),
        option: this.prefix + key,
        code: module.text.slice(node.start, node.end),
      };
      if (
        !this.context.used.some(
          ({file, line, column}) =>
            file === used.file && line === used.line && column === used.column,
        )
      )
        this.context.used.push(used);
    }
    return Object.hasOwn(this.object, key) ? this.object[key] : undefined;
  }

  /** Returns the value of a build; undefined, with a note, for what is not known. */
  plain(...keys: readonly string[]): Value {
    const option = this.prefix + keys[0]!;
    return this.known(this.raw(...keys), option);
  }

  known(value: Value, option: string): Value {
    if (value instanceof Live || value instanceof Choice) {
      this.context.evaluator.used.add(value instanceof Live ? value.source : 'env');
      const result = settled(value);
      if (result === undefined && value instanceof Live && value.source === 'package')
        this.context.note('package', option);
      return this.known(result, option);
    }
    if (value instanceof Unread) {
      this.context.addUnread(option, value);
      if (value.why === 'code' || value.why === 'helper')
        this.context.note('code', option, value.code);
      return undefined;
    }
    return value;
  }

  /** Returns a value to write into the new configuration: expressions stay. */
  expression(key: string): Value {
    return writable(this.context, this.raw(key), this.prefix + key, this.module);
  }

  list(...keys: readonly string[]): Value[] {
    const value = this.plain(...keys);
    return value === undefined || value === null || value === false
      ? []
      : Array.isArray(value)
        ? value
        : [value];
  }

  nested(key: string): Reader {
    const value = this.plain(key);
    return new Reader(
      this.context,
      isObject(value) ? value : {},
      this.module,
      `${this.prefix}${key}.`,
    );
  }

  skip(...keys: readonly string[]): void {
    for (const key of keys) if (this.has(key)) this.raw(key);
  }

  /** Returns the options that were not read. */
  rest(): readonly string[] {
    return Object.keys(this.object).filter(
      (key) => !this.seen.has(key) && this.object[key] !== undefined,
    );
  }
}

/** Returns a value with expressions that the new configuration can contain. Code is left out, with a note. */
export function writable(context: Context, value: Value, option: string, module: Module): Value {
  if (value instanceof Live) {
    context.evaluator.used.add(value.source);
    if (value.source === 'watch' || value.source === 'mode') return value.value;
    if (value.text.includes('pkg')) context.usesPackage = true;
    context.keepDeclarations(module, value.uses);
    if (value.source === 'package' && value.value === undefined && !context.pkg)
      context.note('package', option);
    return value;
  }
  if (value instanceof Choice) {
    const text = choiceText(value);
    context.evaluator.used.add('env');
    context.keepDeclarations(module, value.test.uses);
    return text === undefined
      ? writable(context, settled(value), option, module)
      : new Live(text, settled(value), 'env', value.test.uses);
  }
  if (Array.isArray(value)) return value.map((item) => writable(context, item, option, module));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        writable(context, item, `${option}.${key}`, module),
      ]),
    );
  if (value instanceof Unread || value instanceof Fn || value instanceof Imported) {
    context.addUnread(option, value);
    context.note('code', option, value.code);
    return undefined;
  }
  return containsSpecial(value) ? undefined : value;
}

/** Sets a nested option, `output.filename.js` for example. An undefined value is left out. */
export function put(options: PlainObject, path: string, value: Value): void {
  if (value === undefined) return;
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = options;
  for (const key of keys) {
    if (!isObject(at[key])) at[key] = {};
    at = at[key];
  }
  at[last] = isObject(value) && isObject(at[last]) ? {...at[last], ...value} : value;
}

export type {Source};
