import {configText} from '../../../../src/rslib/explorer/configText';
import {answersTo} from '../../../../src/rslib/explorer/wanted';
import {hasAt} from '../../../../src/rslib/history/releaseSpans';
import {codes, type Command} from '../command';
import {openDocs, readShared} from '../docs';
import {findingsOf, type Finding} from '../findings';
import {readProject} from '../project';
import {versionData, versionsFor} from '../versions';

/** Findings that another configuration mends. */
const byConfig: ReadonlySet<Finding['text']> = new Set([
  'lackingFormat',
  'lackingDts',
  'missingFile',
  'otherFile',
]);

export default {
  run([folder = '.'], {lang}) {
    const docs = openDocs(lang);
    const project = readProject(folder);
    const versions = versionsFor(docs, folder);
    const {options} = readShared().history;
    const known = Object.keys(options).filter((name) => options[name]!.removed === undefined);
    const version = versions.known?.version;
    const isLacking = (name: string): boolean =>
      version !== undefined && options[name] !== undefined && !hasAt(options[name], version);
    const {findings, wanted, names} = findingsOf(project, known, isLacking);
    const [words, explorerWords] = [docs.words, docs.explorerWords];
    const list = findings.map(({at, text, values, to}) => {
      const message = {...explorerWords, ...words}[text];
      const all: Readonly<Record<string, string | undefined>> = {version, ...values};
      return {
        at,
        problem: message.replace(/\{(\w+)\}/g, (whole, name: string) => all[name] ?? whole),
        address: docs.prefix + to,
      };
    });
    const best =
      findings.some(({text}) => byConfig.has(text)) && Object.keys(wanted).length > 0
        ? answersTo(readShared().explorer, wanted, names)
        : undefined;
    const config = best?.isExact ? configText(best.packages[0]!.state) : undefined;
    const suggestion = config ? ['', docs.say('config'), '', '```ts', config.trim(), '```'] : [];
    return {
      code: list.length > 0 ? codes.missed : codes.found,
      text: [
        versions.line,
        '',
        ...(list.length > 0
          ? list.map(
              ({at, problem, address}, index) =>
                `${index + 1}. ${at}: ${problem}\n   ${docs.say('more', {address})}`,
            )
          : [docs.say('fits')]),
        ...suggestion,
      ].join('\n'),
      data: {versions: versionData(versions), findings: list, config},
    };
  },
} satisfies Command;
