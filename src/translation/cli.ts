import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, styleText} from 'node:util';
import {agreeOn} from './agree';
import {checkPage, formatFinding, structureOf} from './check';
import {inColumns, roomForTwo} from './columns';
import {configFile, inLocale, readConfig, type Config} from './config';
import {differenceByWords, plainDifference, type Run} from './difference';
import type {Term} from './glossary';
import {agreedText} from './history';
import {readLock, writeLock} from './lock';
import {applyPacket, packetHead, writePacket, type Site} from './packet';
import {statusJson, statusMarkdown, statusText, type Paint} from './report';
import type {SectionStatus} from './states';
import {countStates, readText, readTranslation, type PageStatus} from './translation';

/** What a command is given from outside. */
export type Surroundings = {
  /** The folder of the repository. */
  readonly root: string;
  readonly print: (text: string) => void;
  readonly hasColour: boolean;
  /** How wide the terminal is that it is printed to; undefined for a file or a pipe. */
  readonly columns: number | undefined;
  /** How the tool is called, for its help. */
  readonly name: string;
};

/** What commands end with. */
export const exitCodes = {
  done: 0,
  /** Something has to be corrected or translated first. */
  problems: 1,
  /** The command was not understood: unknown words, pages or options, a broken configuration or lock. */
  misuse: 2,
} as const;

const options = {
  all: {type: 'boolean'},
  config: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
  json: {type: 'boolean'},
  locale: {type: 'string'},
  md: {type: 'boolean'},
  'no-change': {type: 'string'},
  out: {type: 'string'},
  strict: {type: 'boolean'},
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return parseArgs({args: [...args], options, allowPositionals: true});
}

type Context = Site & Surroundings & {readonly values: Values; readonly paint: Paint};

type Command = {
  readonly usage: string;
  readonly about: string;
  readonly more?: readonly string[];
  readonly run: (names: readonly string[], context: Context) => Promise<number>;
};

const commands: Readonly<Record<string, Command>> = {
  status: {
    usage: 'status [page…] [--md | --json]',
    about: 'what has moved since it was agreed, section by section',
    more: ['--md     as Markdown, every page', '--json   for programs'],
    run: status,
  },
  diff: {
    usage: 'diff <page | page#section>…',
    about: 'what has changed, by words, beside what the other language says now',
    more: [
      `In two columns where a terminal has ${roomForTwo} or more, else one below the other, as in a pipe or a file.`,
    ],
    run: diff,
  },
  sync: {
    usage: 'sync <page | page#section>… | --all [--no-change "reason"]',
    about: 'records that both languages say the same now',
    more: [
      'A section of which only one language has changed is refused.',
      '--no-change "reason"   agrees on it nevertheless, and keeps the reason in the lock',
    ],
    run: sync,
  },
  check: {
    usage: 'check [page…] [--all] [--strict]',
    about: 'ids, structure, links, code, terms and words of the interface, for CI',
    more: [
      'Pages that have not changed since all of them was agreed are not read again.',
      '--all      reads them as well, for when rules or terms have changed',
      '--strict   fails when something is left to translate, too',
    ],
    run: check,
  },
  new: {
    usage: 'new <page>…',
    about: 'begins a translation: the page with its ids and code in place',
    run: begin,
  },
  packet: {
    usage: 'packet <page | page#section> [--out file]',
    about: 'writes all that is needed to translate what is open into one file',
    run: packet,
  },
  apply: {
    usage: 'apply <file>…',
    about: 'takes packets back that were filled in, if nothing else was touched',
    run: apply,
  },
};

function help(name: string, command?: string): string {
  const shown = command ? [[command, commands[command]!] as const] : Object.entries(commands);
  const width = Math.max(...shown.map(([, {usage}]) => usage.length));
  return [
    `Usage: ${name} ${command ? commands[command]!.usage : '<command>'}`,
    '',
    ...shown.map(([, {usage, about}]) => `  ${usage.padEnd(width)}   ${about}`),
    ...(command ? (commands[command]!.more ?? []).map((line) => `  ${line}`) : []),
    '',
    'A page is named by its path below the documents, without extension, or by either of its files; a folder means',
    'all pages in it.',
    '',
    '  --locale <locale>   one of the languages of the configuration; without, each of them',
    `  --config <file>     the configuration, ${configFile} by default`,
    '',
    'Ends with 0 when all is well, 1 when something is to be corrected or translated first, 2 when it was not understood.',
  ].join('\n');
}

/** Runs a command and says how it ended. */
export async function main(args: readonly string[], given: Surroundings): Promise<number> {
  const {root, print, name} = given;
  try {
    const {values, positionals} = parse(args);
    const [word, ...names] = positionals;
    const command = word === undefined ? undefined : commands[word];
    if (values.help || word === 'help') {
      print(help(name, command && word));
      return exitCodes.done;
    }
    if (!command) {
      print(
        `${word === undefined ? 'No command.' : `There is no command "${word}".`}\n\n${help(name)}`,
      );
      return exitCodes.misuse;
    }
    const config = readConfig(root, values.config);
    if (values.locale !== undefined && !config.locales.includes(values.locale))
      throw new Error(`There is no language "${values.locale}": ${config.locales.join(', ')}`);
    const glossary = readGlossary(root, config);
    const paint: Paint = (style, text) =>
      given.hasColour ? styleText(style, text, {validateStream: false}) : text;
    let code: number = exitCodes.done;
    for (const locale of values.locale === undefined ? config.locales : [values.locale]) {
      const context = {...given, config, locale, glossary, values, paint};
      code = Math.max(code, await command.run(names, context));
    }
    return code;
  } catch (error) {
    print((error as Error).message);
    return exitCodes.misuse;
  }
}

function readGlossary(root: string, {glossary}: Config): readonly Term[] {
  if (glossary === undefined) return [];
  const text = readText(root, glossary);
  if (text === undefined) throw new Error(`There is no ${glossary}, which the configuration names`);
  return JSON.parse(text) as readonly Term[];
}

type Named = {readonly page: PageStatus; readonly ids: readonly string[] | undefined};

/** The pages that names mean, with the sections that they name; all pages when there is no name. */
async function find(
  names: readonly string[],
  {root, config, locale}: Context,
  whole = false,
): Promise<readonly Named[]> {
  const wishes = names.map((name) => {
    const [place, id] = name.split('#') as [string, string?];
    const key = path.posix.normalize(place.split(path.sep).join('/')).replace(/\/$/, '');
    return {name, key, id, found: false};
  });
  const named = ({path: own, files}: Pick<PageStatus, 'path' | 'files'>, key: string): boolean =>
    [own, files.source, files.target].some(
      (each) => each === key || each.startsWith(`${key}/`) || each.replace(/\.\w+$/, '') === key,
    );
  const {pages} = await readTranslation(root, config, locale, {
    whole,
    only: (page) => wishes.length === 0 || wishes.some(({key}) => named(page, key)),
  });
  const found = pages.map((page): Named => {
    const own = wishes.filter(({key}) => named(page, key));
    const isWhole = own.length === 0 || own.some(({id}) => id === undefined);
    for (const wish of own) {
      if (wish.id !== undefined && !page.sections.some(({id}) => id === wish.id)) {
        const ids = page.sections.map(({id}) => id).join(', ');
        throw new Error(`${page.path} has no section "${wish.id}"; it has ${ids}`);
      }
      wish.found = true;
    }
    return {page, ids: isWhole ? undefined : own.map(({id}) => id!)};
  });
  const lost = wishes.find((wish) => !wish.found);
  if (lost) throw new Error(`There is no page "${lost.name}"`);
  return found;
}

async function status(names: readonly string[], context: Context): Promise<number> {
  const {print, values, locale, paint, config} = context;
  const pages = (await find(names, context)).map(({page}) => page);
  const translation = {locale, pages, totals: countStates(pages)};
  if (values.json) {
    if (values.locale === undefined && config.locales.length > 1)
      throw new Error(`Say which language, --locale ${config.locales.join(' | ')}`);
    print(statusJson(translation));
  } else {
    print(values.md ? statusMarkdown(translation) : statusText(translation, paint));
  }
  return exitCodes.done;
}

async function diff(names: readonly string[], context: Context): Promise<number> {
  if (names.length === 0) throw new Error('Which page? diff <page | page#section>');
  for (const {page, ids} of await find(names, context)) {
    const sections = page.sections.filter(
      ({id, state}) => state !== 'fresh' && (ids?.includes(id) ?? true),
    );
    if (sections.length === 0) context.print(`${page.path}: nothing has moved`);
    for (const section of sections) context.print(await differenceOf(page, section, context));
  }
  return exitCodes.done;
}

/** What has changed in a section, in each language that has, and what the other one says. */
async function differenceOf(
  page: PageStatus,
  section: SectionStatus,
  {root, config, locale, paint, columns}: Context,
): Promise<string> {
  const {id, state, agreement} = section;
  const texts: string[] = [];
  for (const side of ['source', 'target'] as const) {
    const now = section[side];
    const language = side === 'source' ? config.source : locale;
    const place = `${page.files[side]}${now ? `:${now.line}` : ''}`;
    const hasMoved = now && agreement !== undefined && now.hash !== agreement[side];
    const then = hasMoved ? await agreedText(root, config, page, section, side) : undefined;
    const about = !now ? ': nothing' : hasMoved ? ', since it was agreed' : '';
    const head = [
      paint('dim', `${language}  ${place}${about}`),
      ...(then && then.text === undefined ? [then.missing] : []),
    ].join('\n');
    const text = now?.text.trim() ?? '';
    const shown =
      then?.text === undefined
        ? text
        : painted(differenceByWords(then.text.trim(), text, language), paint);
    texts.push(`${head}\n\n${shown}`.trimEnd());
  }
  const isWide = columns !== undefined && columns >= roomForTwo;
  return [
    `${paint('bold', `${page.path}#${id}`)}  ${paint('yellow', state)}`,
    ...structureOf(page, section, locale),
    '',
    isWide ? inColumns(texts[0]!, texts[1]!, columns) : texts.join('\n\n'),
    '',
  ].join('\n');
}

/** A difference in colours; without them, signs say it. */
function painted(runs: readonly Run[], paint: Paint): string {
  return runs
    .map((run) => {
      if (run.kind === 'same') return run.text;
      const text = paint(run.kind === 'added' ? 'green' : ['red', 'strikethrough'], run.text);
      return text === run.text ? plainDifference([run]) : text;
    })
    .join('');
}

async function sync(names: readonly string[], context: Context): Promise<number> {
  const {root, config, locale, glossary, values, print, paint} = context;
  if (names.length === 0 && !values.all)
    throw new Error('Which page? sync <page | page#section>, or sync --all');
  const reason = values['no-change'];
  if (reason !== undefined && reason.trim() === '') throw new Error('--no-change needs a reason');
  const file = inLocale(config.lock, locale);
  const before = readLock(root, file);
  let lock = before.pages;
  let refusals = 0;
  let count = 0;
  const found = await find(names, context);
  if (names.length === 0) {
    // What neither language has any more was removed on purpose.
    const kept = new Set(found.flatMap(({page}) => [page.path, page.lockedAs]));
    const gone = Object.keys(lock).filter((name) => !kept.has(name));
    if (gone.length > 0)
      lock = Object.fromEntries(Object.entries(lock).filter(([name]) => !gone.includes(name)));
  }
  for (const {page, ids} of found) {
    if (page.isSettled) continue;
    const isClean = checkPage(page, config, locale, glossary).length === 0;
    const result = agreeOn(lock, page, {ids, reason, isClean});
    lock = result.lock;
    refusals += result.refused.length;
    count += result.agreed.length;
    for (const id of result.agreed) print(`${paint('green', 'agreed')}   ${page.path}#${id}`);
    for (const {id, why} of result.refused)
      print(`${paint('red', 'refused')}  ${page.path}#${id}: ${why}`);
  }
  // Where a page was taken out by hand, only a look at all of them tells that it is back.
  const isWhole = before.isWhole || (names.length === 0 && refusals === 0);
  const isChanged = lock !== before.pages || isWhole !== before.isWhole;
  if (isChanged) writeLock(root, file, {pages: lock, isWhole});
  if (count === 0 && refusals === 0)
    print(isChanged ? 'Nothing to agree on; the lock was tidied.' : 'Nothing to agree on.');
  return refusals > 0 ? exitCodes.problems : exitCodes.done;
}

async function check(names: readonly string[], context: Context): Promise<number> {
  const {config, locale, glossary, values, print, paint} = context;
  const found = await find(names, context, values.all || names.length > 0);
  const pages = found.map(({page}) => page);
  const findings = pages.flatMap((page) => checkPage(page, config, locale, glossary));
  for (const finding of findings) print(formatFinding(finding));
  const open = pages.flatMap((page) =>
    page.sections
      .filter(({state}) => state !== 'fresh')
      .map(({id, state, source, target}) => {
        const side = source && state !== 'English behind' ? 'source' : 'target';
        const line = (side === 'source' ? source : target)?.line ?? 1;
        return `${page.files[side]}:${line}: "${id}" is ${state}`;
      }),
  );
  for (const line of open) print(paint('yellow', line));
  print(
    `${locale}: ${pages.length} pages, ${findings.length} to correct, ${open.length} sections to translate or agree on`,
  );
  return findings.length > 0 || (values.strict && open.length > 0)
    ? exitCodes.problems
    : exitCodes.done;
}

async function begin(names: readonly string[], context: Context): Promise<number> {
  if (names.length === 0) throw new Error('Which page? new <page>');
  const {root, print} = context;
  let code: number = exitCodes.done;
  for (const {page} of await find(names, context)) {
    const {source, target} = page.files;
    if (!page.has.source || page.has.target) {
      print(page.has.source ? `${target} is there already` : `There is no ${source}`);
      code = exitCodes.problems;
      continue;
    }
    mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
    writeFileSync(path.join(root, target), readText(root, source)!);
    print(`${target}: translate its text; ids and code are in place`);
  }
  return code;
}

async function packet(names: readonly string[], context: Context): Promise<number> {
  const {root, print, values} = context;
  if (names.length === 0) throw new Error('Which page? packet <page | page#section>');
  const found = await find(names, context);
  if (found.length > 1 && values.out !== undefined)
    throw new Error('--out is for the packet of one page');
  for (const {page, ids} of found) {
    const text = await writePacket(page, context, ids);
    if (text === undefined) {
      print(`${page.path}: nothing to translate`);
      continue;
    }
    const name = `${page.path.replaceAll('/', '-')}.${context.locale}.packet.md`;
    const file = values.out ?? name;
    writeFileSync(path.resolve(root, file), text);
    print(`${file}: fill it in, then apply it`);
  }
  return exitCodes.done;
}

async function apply(names: readonly string[], context: Context): Promise<number> {
  if (names.length === 0) throw new Error('Which file? apply <file>');
  const {root, config, locale, print, paint} = context;
  let code: number = exitCodes.done;
  for (const file of names) {
    const place = path.resolve(root, file);
    if (!existsSync(place)) throw new Error(`There is no file ${file}`);
    const given = readFileSync(place, 'utf8');
    const head = packetHead(given);
    if (!head) throw new Error(`${file}:1: is no packet`);
    const language = head.to === config.source ? head.from : head.to;
    if (!config.locales.includes(language)) throw new Error(`${file}:1: is for ${language}`);
    if (language !== locale) continue;
    const [found] = await find([head.path], context, true);
    const applied = await applyPacket(file, given, found!.page, context);
    for (const finding of applied.findings) print(formatFinding(finding));
    for (const id of applied.unchanged) print(paint('yellow', `${id} says what it said before`));
    if (applied.text === undefined) {
      code = exitCodes.problems;
      continue;
    }
    mkdirSync(path.dirname(path.join(root, applied.file)), {recursive: true});
    writeFileSync(path.join(root, applied.file), applied.text);
    print(`${applied.file}: ${applied.filled.join(', ')}`);
    print(`Read it, then record that both say the same: sync ${head.path}`);
  }
  return code;
}
