// Compares another version of @rslib/core with the recorded data and lists the sections of pages that show a
// difference.
//
//   npm run release -- latest               compare
//   npm run release -- 1.1.0 --update       record, and write src/data/releases/1.1.0.json
//   npm run release -- latest minimal       compare only the named examples
//   npm run release -- 0.23.2 --since 0.23.1   only write the changes since 0.23.1 to src/data/releases/0.23.2.json
//
// Results are cached in `.cache/releases`, so an interrupted run can be continued. `--report <file>` also
// writes the report to a file, shortened to the length of a GitHub issue. The exit code is 1 if there are
// differences.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {changesOf, type RecordSet} from '../../../src/rslib/facts/recordSet';
import {readFactPages, readRecords} from '../../../src/rslib/facts/readRecords';
import {changedSections} from '../../../src/rslib/facts/changedSections';
import {loadPageData, type PageData} from '../../../src/rslib/pageData';
import {releaseFactPages} from '../../../src/rslib/releases/writeReleases';
import {forms} from '../../../src/components/markdown';
import {identity} from '../../../src/site/identity';
import {locales} from '../../../src/site/locales';
import {ensureInstalled, exampleNames, npm} from '../examples/workspace';
import {toJson} from '../../support/files';
import {serialiseHovers} from '../hovers/hoverRecord';
import {readMessages, shownMessages} from '../options/packageMessages';
import {examplesDir, root} from '../../support/paths';
import {run} from '../../support/process';
import {commonTypeScript, newestTypeScript} from './installVersion';
import {otherVersion, type OtherVersion} from './otherVersion';
import {releaseRecord, type ReleaseContents} from './releaseRecord';
import {forIssue, releaseReport, type ChangedSections} from './releaseReport';
import {exampleWithVersion, optionsWithVersion} from './withVersion';

const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages', blog: 'blog'};
const data = path.join(root, 'src/data');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(data, file)), {recursive: true});
  writeFileSync(path.join(data, file), text);
}

async function readVersion(
  version: string,
  other: OtherVersion,
  built: Awaited<ReturnType<OtherVersion['examples']>>,
): Promise<ReleaseContents> {
  const messages = await other.messages();
  return {
    version,
    examples: Object.fromEntries([...built].map(([name, {record}]) => [name, record])),
    messages,
    shown: shownMessages(messages),
  };
}

async function recordedVersion(recorded: RecordSet): Promise<ReleaseContents> {
  await ensureInstalled(examplesDir);
  return {
    version: recorded.options.version,
    examples: recorded.examples,
    messages: readMessages(path.join(examplesDir, 'node_modules')),
    shown: recorded.messages,
  };
}

/** Returns records with the version numbers of other records, so that a comparison does not report the numbers. */
function withVersionsOf(set: RecordSet, {options}: RecordSet): RecordSet {
  const examples = Object.entries(set.examples).map(([name, record]) => [
    name,
    exampleWithVersion(record, options.version),
  ]);
  return {
    ...set,
    options: optionsWithVersion(set.options, options),
    examples: Object.fromEntries(examples) as RecordSet['examples'],
  };
}

function sectionsBetween(before: RecordSet, after: RecordSet): ChangedSections {
  const sections = locales.map((locale) => {
    const pages = readFactPages(root, locale, folders);
    const input = {
      data: loadPageData(root, locale, folders),
      forms,
      pages,
      written: (now: PageData) => releaseFactPages(root, now, pages),
    };
    return [locale, changedSections(before, after, input)];
  });
  return Object.fromEntries(sections) as ChangedSections;
}

function writeRecords(set: RecordSet): void {
  for (const example of Object.values(set.examples))
    write(`examples/${example.name}.json`, toJson(example));
  write('options.json', toJson(set.options));
  write('messages.json', toJson(set.messages));
  write('hovers.json', serialiseHovers(set.hovers));
}

async function pin(version: string): Promise<void> {
  for (const folder of ['.', ...exampleNames(examplesDir)]) {
    const file = path.join(examplesDir, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    const name = `"${identity.package}"`;
    writeFileSync(file, text.replace(new RegExp(`(${name}: )"[^"]*"`), `$1"${version}"`));
  }
  await npm(examplesDir, ['install']);
}

/** Returns the full version that a version or a tag such as `latest` names. Throws if there is none. */
async function resolveVersion(name: string): Promise<string> {
  const output = await npm(root, ['view', `${identity.package}@${name}`, 'version']);
  const found = /^\d+\.\d+\.\d+\S*$/m.exec(output)?.[0];
  if (found === undefined) throw new Error(`${identity.package} has no version or tag ${name}.`);
  return found;
}

run(import.meta.url, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      since: {type: 'string'},
      report: {type: 'string'},
    },
  });
  const [name = 'latest', ...only] = positionals;
  const version = await resolveVersion(name);
  const typescript = await commonTypeScript([...(values.since ? [values.since] : []), version]);
  const other = otherVersion(version, typescript);
  const recordFile = `releases/${version}.json`;
  const recorded = readRecords(root);
  if (values.since !== undefined) {
    const previous = otherVersion(values.since, typescript);
    const before = await readVersion(values.since, previous, await previous.examples(only));
    const after =
      version === recorded.options.version && typescript === newestTypeScript
        ? await recordedVersion(recorded)
        : await readVersion(version, other, await other.examples(only));
    write(recordFile, toJson(releaseRecord(before, after)));
    [previous, other].forEach((each) => each.remove());
    console.log(`Wrote src/data/${recordFile}.`);
    return;
  }

  const built = await other.examples(only);
  const options = await other.options();
  const contents = await readVersion(version, other, built);
  const now: RecordSet = {
    examples: only.length === 0 ? contents.examples : {...recorded.examples, ...contents.examples},
    options: options.data,
    messages: contents.shown,
    hovers: await other.hovers(),
    // The history is not compared here. `npm run history` records it.
    history: recorded.history,
  };
  const before = withVersionsOf(recorded, now);
  const changes = changesOf(before, now);
  const problems = [
    ...options.problems,
    ...[...built].flatMap(([name, {problems}]) => problems.map((text) => `${name}: ${text}`)),
    ...(only.length === 0 ? (await other.explorer()).map((text) => `explorer: ${text}`) : []),
  ];
  const versions = {before: recorded.options.version, after: version};
  const report = releaseReport(versions, changes, sectionsBetween(before, now), problems);
  console.log(report);
  if (values.report !== undefined) writeFileSync(values.report, forIssue(report));
  if (values.update) {
    if (versions.before !== version)
      write(recordFile, toJson(releaseRecord(await recordedVersion(recorded), contents)));
    writeRecords(now);
    await pin(version);
    console.log(`Recorded ${version}, and set it in examples/.`);
    console.log('Next, run `npm run history -- --update` to record its options.');
    console.log('Then run `npm run explorer` to build the states of the explorer.');
  } else if (changes.length + problems.length > 0) process.exitCode = 1;
  other.remove();
});
