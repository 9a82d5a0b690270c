#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {localeRows, type Language} from '../../../src/site/locales';
import {codes, Failure, limits, plain, type Flags} from './command';
import {commands} from './commands';
import {documented, ownVersion} from './docs';

const languages: readonly string[] = Object.values(localeRows).map(({language}) => language);
const options = `Options: --json, --lang ${languages.join('|')} (by default that of the address, or en), --help, --version
Exit codes: 0 an answer, 1 nothing found or something does not fit, 2 a wrong call`;

function help(name?: string): string {
  if (name)
    return `rslib-docs ${name} ${commands[name]!.usage}\n\n${commands[name]!.help}\n\n${options}`;
  const list = Object.entries(commands).map(
    ([each, {usage, help: what}]) => `  ${each} ${usage}\n      ${what}`,
  );
  return `The documentation of Rslib ${documented} (rslib-docs ${ownVersion}), without network.\n\n${list.join('\n')}\n\n${options}`;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: {type: 'boolean'},
        lang: {type: 'string'},
        limit: {type: 'string'},
        budget: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
        version: {type: 'boolean', short: 'v'},
      },
    });
  } catch (error) {
    throw new Failure((error as Error).message.split('\n')[0]);
  }
}

function numberOf(name: 'limit' | 'budget', value: string | undefined): number {
  const {usual, most} = limits[name];
  if (value === undefined) return usual;
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new Failure(`--${name} must be a number from 1 to ${most}.`);
  return Math.min(Number(value), most);
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  // A flag such as --dts is the name of an option for the command `option`.
  const isFlag = args[0] === 'option' && /^--(?!json$|lang|help$)[a-z]/.test(args[1] ?? '');
  const {values, positionals} = read(isFlag ? ['option', '--', ...args.slice(1)] : args);
  const [name, ...words] = positionals;
  if (values.version) console.log(ownVersion);
  if (values.version) return codes.found;
  if (name === undefined || name === 'help' || !Object.hasOwn(commands, name)) {
    const isHelp = name === undefined ? values.help === true : name === 'help';
    if (!isHelp && name !== undefined)
      console.error(`There is no command "${plain(name.slice(0, 80))}".\n`);
    (isHelp ? console.log : console.error)(help());
    return isHelp ? codes.found : codes.wrong;
  }
  if (values.help) console.log(help(name));
  if (values.help) return codes.found;
  const lang = values.lang ?? (/^\/zh(?:\/|$)/.test(words[0] ?? '') ? 'zh' : 'en');
  if (!languages.includes(lang)) throw new Failure(`--lang must be ${languages.join(' or ')}.`);
  const flags: Flags = {
    lang: lang as Language,
    limit: numberOf('limit', values.limit),
    budget: numberOf('budget', values.budget),
  };
  const command = (await commands[name]!.load()).default;
  const answer = await command.run(words, flags);
  if (answer) console.log(values.json ? JSON.stringify(answer.data, null, 2) : plain(answer.text));
  return answer?.code ?? codes.found;
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());
main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Failure ? `rslib-docs: ${error.message}` : error);
    process.exitCode = codes.wrong;
  },
);
