import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, styleText} from 'node:util';
import {agreeOn} from './agree.ts';
import {checkPage, formatFinding, structureOf} from './checkPage.ts';
import {inColumns, roomForTwo} from './twoColumns.ts';
import {configFile, inLocale, readConfig, type Config} from './config.ts';
import {differenceByWords, plainDifference, type Run} from './difference.ts';
import type {Term} from './terminology.ts';
import {agreedText} from './agreedText.ts';
import {readLock, writeLock} from './lock.ts';
import {applyPacket, packetHead, writePacket, type Site} from './packet.ts';
import {statusJson, statusMarkdown, statusText, type Paint} from './statusReport.ts';
import type {SectionStatus} from './states.ts';
import {readText, readTranslation, type PageStatus} from './readTranslation.ts';

type CommandEnvironment = {
  readonly root: string;
  readonly print: (text: string) => void;
  readonly hasColour: boolean;
  /** Width of the terminal; undefined for a file or a pipe. */
  readonly columns: number | undefined;
  readonly name: string;
};

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

type Context = Site & CommandEnvironment & {readonly values: Values; readonly paint: Paint};

type Command = {
  readonly usage: string;
  readonly about: string;
  readonly more?: readonly string[];
  /** Required argument, unless `--all` is given. */
  readonly needs?: 'page' | 'file';
  /** Returns false if something has to be corrected or translated. */
  readonly run: (names: readonly string[], context: Context) => Promise<boolean>;
};

const commands: Readonly<Record<string, Command>> = {
  status: {
    usage: 'status [page…] [--md | --json]',
    about: 'list the sections that have changed since they were agreed on',
    more: ['--md     as Markdown, every page', '--json   for programs'],
    run: status,
  },
  diff: {
    usage: 'diff <page | page#section>…',
    about: 'show changes by words, beside the text in the other language',
    more: [`In two columns where a terminal has ${roomForTwo} or more, else one below the other.`],
    needs: 'page',
    run: diff,
  },
  sync: {
    usage: 'sync <page | page#section>… | --all [--no-change "reason"]',
    about: 'record that both languages say the same',
    more: [
      'A section of which only one language has changed is refused.',
      '--no-change "reason"   agrees on it, and stores the reason in the lock',
    ],
    needs: 'page',
    run: sync,
  },
  check: {
    usage: 'check [page…] [--all] [--strict]',
    about: 'check ids, structure, links, code, terms and messages, for CI',
    more: [
      'Skips pages that are entirely agreed on and have not changed since.',
      '--all      checks them, too, after a change of rules or terms',
      '--strict   also fails if a section is not translated',
    ],
    run: check,
  },
  new: {
    usage: 'new <page>…',
    about: 'create a translation as a copy of the source',
    needs: 'page',
    run: createPages,
  },
  packet: {
    usage: 'packet <page | page#section> [--out file]',
    about: 'write the open sections, terms and rules to one file for a translator',
    needs: 'page',
    run: packet,
  },
  apply: {
    usage: 'apply <file>…',
    about: 'apply filled packets',
    needs: 'file',
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
    'A page is a path below the documents without extension, or one of its files; a folder stands for',
    'all pages below it.',
    '',
    '  --locale <locale>   a language of the configuration; all by default',
    `  --config <file>     the configuration, ${configFile} by default`,
    '',
    'Exit codes: 0 success, 1 something has to be corrected or translated, 2 invalid arguments or configuration.',
  ].join('\n');
}

/** Runs a command and returns its exit code, which the help describes. */
export async function main(args: readonly string[], given: CommandEnvironment): Promise<number> {
  const {root, print, name} = given;
  try {
    const {
      values,
      positionals: [word = '', ...names],
    } = parse(args);
    const command = commands[word];
    if (values.help || word === 'help') {
      print(help(name, command && word));
      return 0;
    }
    if (!command) {
      const problem = word === '' ? 'No command.' : `There is no command "${word}".`;
      print(`${problem}\n\n${help(name)}`);
      return 2;
    }
    if (command.needs && names.length === 0 && !values.all)
      throw new Error(`Which ${command.needs}? ${command.usage}`);
    const config = readConfig(root, values.config);
    if (values.locale !== undefined && !config.locales.includes(values.locale))
      throw new Error(`There is no language "${values.locale}": ${config.locales.join(', ')}`);
    const glossary = readGlossary(root, config);
    const paint: Paint = (style, text) =>
      given.hasColour ? styleText(style, text, {validateStream: false}) : text;
    let isDone = true;
    for (const locale of values.locale === undefined ? config.locales : [values.locale]) {
      const context = {...given, config, locale, glossary, values, paint};
      isDone = (await command.run(names, context)) && isDone;
    }
    return isDone ? 0 : 1;
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
}

function readGlossary(root: string, {glossary}: Config): readonly Term[] {
  if (glossary === undefined) return [];
  const text = readText(root, glossary);
  if (text === undefined)
    throw new Error(
      `${glossary} is missing: create it, or remove \`glossary\` from the configuration`,
    );
  return JSON.parse(text) as readonly Term[];
}

type FoundPage = {readonly page: PageStatus; readonly ids: readonly string[] | undefined};

async function findPages(
  names: readonly string[],
  {root, config, locale}: Context,
  whole = false,
): Promise<readonly FoundPage[]> {
  const requests = names.map((name) => {
    const [place, id] = name.split('#') as [string, string?];
    const key = path.posix.normalize(place.split(path.sep).join('/')).replace(/\/$/, '');
    return {name, key, id};
  });
  const requestsOf = ({path: own, files}: Pick<PageStatus, 'path' | 'files'>) =>
    requests.filter(({key}) =>
      [own, files.source, files.target].some(
        (each) => each === key || each.startsWith(`${key}/`) || each.replace(/\.\w+$/, '') === key,
      ),
    );
  const {pages} = await readTranslation(root, config, locale, {
    whole,
    only: (page) => requests.length === 0 || requestsOf(page).length > 0,
  });
  const found = new Set(pages.flatMap(requestsOf));
  const unknown = requests.find((request) => !found.has(request));
  if (unknown) throw new Error(`There is no page "${unknown.name}": \`status\` lists them`);
  return pages.map((page): FoundPage => {
    const wanted = requestsOf(page).map(({id}) => id);
    const ids = page.sections.map(({id}) => id);
    const missing = wanted.find((id) => id !== undefined && !ids.includes(id));
    if (missing !== undefined)
      throw new Error(`${page.path} has no section "${missing}"; it has ${ids.join(', ')}`);
    const isWhole = wanted.length === 0 || wanted.includes(undefined);
    return {page, ids: isWhole ? undefined : wanted.map((id) => id!)};
  });
}

async function status(names: readonly string[], context: Context): Promise<boolean> {
  const {print, values, locale, paint, config} = context;
  const pages = (await findPages(names, context)).map(({page}) => page);
  if (values.json) {
    if (values.locale === undefined && config.locales.length > 1)
      throw new Error(`Choose a language: --locale ${config.locales.join(' | ')}`);
    print(statusJson(pages));
  } else {
    print(values.md ? statusMarkdown(pages, locale) : statusText(pages, locale, paint));
  }
  return true;
}

async function diff(names: readonly string[], context: Context): Promise<boolean> {
  for (const {page, ids} of await findPages(names, context)) {
    const sections = page.sections.filter(
      ({id, state}) => state !== 'fresh' && (ids?.includes(id) ?? true),
    );
    if (sections.length === 0) context.print(`${page.path}: no changes`);
    for (const section of sections) context.print(await differenceOf(page, section, context));
  }
  return true;
}

async function differenceOf(
  page: PageStatus,
  section: SectionStatus,
  {root, config, locale, paint, columns}: Context,
): Promise<string> {
  const {id, state, agreement} = section;
  const texts: string[] = [];
  for (const side of ['source', 'target'] as const) {
    const now = section[side];
    const text = now?.text.trim() ?? '';
    const language = side === 'source' ? config.source : locale;
    const hasMoved = now && agreement !== undefined && now.hash !== agreement[side];
    const then = hasMoved ? await agreedText(root, page, section, side) : {text: undefined};
    const place = `${page.files[side]}${now ? `:${now.line}` : ''}`;
    const about = !now ? ': section missing' : hasMoved ? ', changes since the last agreement' : '';
    const shown =
      then.text === undefined
        ? text
        : highlightDifference(differenceByWords(then.text.trim(), text, language), paint);
    const head = paint('dim', `${language}  ${place}${about}`);
    const missing = 'missing' in then ? `\n${then.missing}` : '';
    texts.push(`${head}${missing}\n\n${shown}`.trimEnd());
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

/** Highlights a difference with colours, or with brackets if the output has no colours. */
function highlightDifference(runs: readonly Run[], paint: Paint): string {
  return runs
    .map((run) => {
      if (run.kind === 'same') return run.text;
      const text = paint(run.kind === 'added' ? 'green' : ['red', 'strikethrough'], run.text);
      return text === run.text ? plainDifference([run]) : text;
    })
    .join('');
}

async function sync(names: readonly string[], context: Context): Promise<boolean> {
  const {root, config, locale, glossary, values, print, paint} = context;
  const reason = values['no-change'];
  if (reason !== undefined && reason.trim() === '') throw new Error('--no-change needs a reason');
  const file = inLocale(config.lock, locale);
  const before = readLock(root, file);
  let lock = before;
  let refusals = 0;
  let count = 0;
  const found = await findPages(names, context);
  if (names.length === 0) {
    // Removes the lock's entries of pages without a file in any language, because they were deleted on purpose.
    const existing = new Set(found.flatMap(({page}) => [page.path, page.lockedAs]));
    const left = Object.entries(lock).filter(([name]) => existing.has(name));
    if (left.length < Object.keys(lock).length) lock = Object.fromEntries(left);
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
  const isChanged = lock !== before;
  if (isChanged) writeLock(root, file, lock);
  if (count === 0 && refusals === 0) {
    const removed = isChanged ? '; removed outdated entries from the lock' : '';
    print(`Nothing to agree on${removed}.`);
  }
  return refusals === 0;
}

async function check(names: readonly string[], context: Context): Promise<boolean> {
  const {config, locale, glossary, values, print, paint} = context;
  const found = await findPages(names, context, values.all || names.length > 0);
  const pages = found.map(({page}) => page);
  const findings = pages.flatMap((page) => checkPage(page, config, locale, glossary));
  for (const finding of findings) print(formatFinding(finding));
  const open = pages.flatMap((page) =>
    page.sections
      .filter(({state}) => state !== 'fresh')
      .map(({id, state, source, target}) => {
        const side = source && state !== 'source behind' ? 'source' : 'target';
        const line = (side === 'source' ? source : target)?.line ?? 1;
        return `${page.files[side]}:${line}: "${id}" is ${state}`;
      }),
  );
  for (const line of open) print(paint('yellow', line));
  print(
    `${locale}: ${pages.length} pages, ${findings.length} to correct, ${open.length} sections to translate or agree on`,
  );
  return findings.length === 0 && !(values.strict && open.length > 0);
}

async function createPages(names: readonly string[], context: Context): Promise<boolean> {
  const {root, print} = context;
  let isDone = true;
  for (const {page} of await findPages(names, context)) {
    const {source, target} = page.files;
    if (!page.has.source || page.has.target) {
      print(page.has.source ? `${target} already exists` : `There is no ${source}`);
      isDone = false;
      continue;
    }
    mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
    writeFileSync(path.join(root, target), readText(root, source)!);
    print(`${target}: translate the text; keep ids and code`);
  }
  return isDone;
}

async function packet(names: readonly string[], context: Context): Promise<boolean> {
  const {root, print, values} = context;
  const found = await findPages(names, context);
  if (found.length > 1 && values.out !== undefined)
    throw new Error('--out is for the packet of one page');
  for (const {page, ids} of found) {
    const text = await writePacket(page, context, ids);
    if (text === undefined) {
      print(`${page.path}: no open sections`);
      continue;
    }
    const name = `${page.path.replaceAll('/', '-')}.${context.locale}.packet.md`;
    const file = values.out ?? name;
    writeFileSync(path.resolve(root, file), text);
    print(`${file}: fill in the translations, then run apply`);
  }
  return true;
}

async function apply(names: readonly string[], context: Context): Promise<boolean> {
  const {root, config, locale, print, paint} = context;
  let isDone = true;
  for (const file of names) {
    const place = path.resolve(root, file);
    if (!existsSync(place)) throw new Error(`File not found: ${file}`);
    const given = readFileSync(place, 'utf8');
    const head = packetHead(given);
    if (!head) throw new Error(`${file}:1: not a packet`);
    const language = head.to === config.source ? head.from : head.to;
    if (!config.locales.includes(language))
      throw new Error(
        `${file}:1: this packet is for ${language}, which the configuration does not list`,
      );
    if (language !== locale) continue;
    const [found] = await findPages([head.path], context, true);
    const applied = await applyPacket(file, given, found!.page, context);
    for (const finding of applied.findings) print(formatFinding(finding));
    for (const id of applied.unchanged) print(paint('yellow', `${id} is unchanged`));
    if (applied.text === undefined) {
      isDone = false;
      continue;
    }
    mkdirSync(path.dirname(path.join(root, applied.file)), {recursive: true});
    writeFileSync(path.join(root, applied.file), applied.text);
    print(`${applied.file}: ${applied.filled.join(', ')}`);
    print(`Review it, then record that both languages say the same: sync ${head.path}`);
  }
  return isDone;
}
