import {optionValues} from '../../../../src/rslib/history/neededRelease';
import {codes, queryOf, type Command} from '../command';
import {openDocs, type DocOption, type Docs} from '../docs';
import {findOptions} from '../options';
import {locate} from '../sections';
import {versionData, versionsFor} from '../versions';

const configs = /^ *(`{3,})\w+ title="rslib\.config\.\w+".*\n(?:.*\n)*? *\1$/gm;

/** Returns the simplest configuration on the page of an option that sets it to another value than its default. */
export function simplestExample(docs: Docs, {name, address, rows}: DocOption): string | undefined {
  const usual = rows[1]?.join(' ') ?? '';
  const place = locate(docs, address);
  if (!('page' in place)) return undefined;
  return (docs.texts[place.page.path]!.match(configs) ?? [])
    .map((code) => ({code, values: optionValues(code)}))
    .filter(({values}) => {
      const value = values.get(name);
      return value !== undefined && !usual.includes(`\`${value.trim()}\``);
    })
    .sort((a, b) => a.values.size - b.values.size || a.code.length - b.code.length)
    .map(({code}) => code.replace(new RegExp(`^${/^ */.exec(code)![0]}`, 'gm'), ''))[0];
}

export default {
  run(words, {lang}) {
    const docs = openDocs(lang);
    const versions = versionsFor(docs);
    const given = queryOf(words);
    const {options, nearest} = findOptions(docs, given);
    const [first, ...others] = options;
    if (!first) {
      return {
        code: codes.missed,
        text: [
          versions.line,
          '',
          docs.say('noOption', {given}),
          ...nearest.map((one) => `- ${one}`),
        ].join('\n'),
        data: {versions: versionData(versions), given, nearest},
      };
    }
    const example = simplestExample(docs, first);
    const facts = first.rows.map(([label, ...texts]) =>
      texts.length === 1
        ? `- ${label}: ${texts[0]}`
        : [`- ${label}:`, ...texts.map((one) => `  - ${one}`)].join('\n'),
    );
    return {
      code: codes.found,
      text: [
        versions.line,
        '',
        `# ${first.name}${versions.mark(first.name)}`,
        '',
        first.summary,
        '',
        ...facts,
        ...(example ? ['', example] : []),
        '',
        docs.say('more', {address: first.address}),
        ...(others.length > 0
          ? [
              docs.say('others', {
                names: others
                  .map(({name}) => name)
                  .slice(0, 8)
                  .join(', '),
              }),
            ]
          : []),
      ].join('\n'),
      data: {
        versions: versionData(versions),
        option: first,
        example,
        others: others.map(({name}) => name),
      },
    };
  },
} satisfies Command;
