import {codes, queryOf, type Command} from '../command';
import {openDocs, type DocOption, type Docs} from '../docs';
import {findOptions} from '../options';
import {locate, readFrom} from '../sections';
import {versionData, versionsFor} from '../versions';

const fences = /^ *(`{3,})(?:ts|js|json|bash|sh)\b.*\n(?:.*\n)*? *\1$/gm;

/** Returns the shortest block of code about an option in its section, without its indentation. */
export function shortestExample(docs: Docs, {name, address}: DocOption): string | undefined {
  const place = locate(docs, address);
  if (!('page' in place)) return undefined;
  const last = name.split('.').at(-1)!;
  return (readFrom(docs, place, Infinity).text.match(fences) ?? [])
    .filter((code) => code.includes(last))
    .sort((a, b) => a.length - b.length)
    .map((code) => code.replace(new RegExp(`^${/^ */.exec(code)![0]}`, 'gm'), ''))[0];
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
    const example = shortestExample(docs, first);
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
