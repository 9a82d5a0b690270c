// Compares another version of @rslib/core with everything that is recorded, and says which sections of which pages show
// what differs.
//
//   npm run release -- latest               compare
//   npm run release -- 1.1.0 --update       record, and write src/data/releases/1.1.0.json
//   npm run release -- latest minimal       these examples only
//   npm run release -- 0.23.2 --since 0.23.1   write the record of an older release only
//
// What was built and read of a version is kept in `.cache/releases`: a second run goes on where the first has ended. The
// report goes to the terminal, and as much of it as an issue takes to the file that `--report` names. The exit code is 1
// when anything differs.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {changesOf, type RecordSet} from '../../src/compiler/facts/facts';
import {readFactPages, readRecords} from '../../src/compiler/facts/read';
import {factMap} from '../../src/compiler/facts/sections';
import {loadPageData} from '../../src/compiler/records/data';
import {serialiseRecord} from '../../src/compiler/records/example';
import {releaseFactPages} from '../../src/compiler/releases/write';
import {forms} from '../../src/components/markdown';
import {identity} from '../../src/site/identity';
import {locales, type Locale} from '../../src/site/locales';
import {withVersion} from '../examples/compare';
import {ensureInstalled, exampleNames, npm} from '../examples/workspace';
import {serialiseHovers} from '../hovers/record';
import {readMessages, shownMessages} from '../options/messages';
import {withVersions} from '../options/version';
import {root} from '../support/paths';
import {run} from '../support/process';
import {createProgress} from '../support/progress';
import {releaseRecord, type Side} from './record';
import {forIssue, nameOf, releaseReport, type PlacedChange} from './report';
import {newest, otherVersion, typescriptFor, type OtherVersion} from './version';

const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages', blog: 'blog'};
const data = path.join(root, 'src/data');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(data, file)), {recursive: true});
  writeFileSync(path.join(data, file), text);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a release's record is made from. */
async function sideOf(
  version: string,
  other: OtherVersion,
  only: readonly string[],
): Promise<Side> {
  const built = [...(await other.examples(only))];
  const messages = await other.messages();
  return {
    version,
    examples: Object.fromEntries(built.map(([name, {record}]) => [name, record])),
    messages,
    shown: shownMessages(messages),
  };
}

/** What is recorded, with the messages of the packages that it was recorded with. */
async function recordedSide(recorded: RecordSet): Promise<Side> {
  const workspace = path.join(root, 'examples');
  await ensureInstalled(workspace, console.log);
  return {
    version: recorded.options.version,
    examples: recorded.examples,
    messages: readMessages(path.join(workspace, 'node_modules')),
    shown: recorded.messages,
  };
}

/** The records as another version should have made them: only the versions are different. */
function renamed(set: RecordSet, {options}: RecordSet): RecordSet {
  const {version} = options;
  const examples = Object.entries(set.examples).map(([name, record]) => [
    name,
    withVersion(record, version),
  ]);
  return {
    ...set,
    options: withVersions(set.options, options),
    examples: Object.fromEntries(examples) as RecordSet['examples'],
  };
}

/** Every difference with the sections that show it, in each language. */
function placed(before: RecordSet, after: RecordSet): readonly PlacedChange[] {
  const maps = locales.map((locale) => {
    const data = loadPageData(root, locale, folders);
    const pages = readFactPages(root, locale, folders);
    const written = (now: typeof data) => releaseFactPages(root, now, pages);
    return [locale, factMap(pages, {set: before, data, forms, written})] as const;
  });
  const changes = changesOf(before, after);
  const progress = createProgress('release: sections', changes.length);
  const found = changes.map((change) => {
    progress.step(nameOf(change.fact));
    return {
      ...change,
      places: Object.fromEntries(
        maps.map(([locale, map]) => [locale, map.sectionsOf(change.fact, change.after)]),
      ) as Readonly<Record<Locale, ReturnType<(typeof maps)[0][1]['sectionsOf']>>>,
    };
  });
  progress.end();
  return found;
}

/** Writes what a version has made to `src/data`. */
function record(set: RecordSet): void {
  for (const example of Object.values(set.examples))
    write(`examples/${example.name}.json`, serialiseRecord(example));
  write('options.json', json(set.options));
  write('messages.json', json(set.messages));
  write('hovers.json', serialiseHovers(set.hovers));
}

/** Has the examples built with a version from now on. */
async function pin(version: string): Promise<void> {
  const workspace = path.join(root, 'examples');
  for (const folder of ['.', ...exampleNames(workspace)]) {
    const file = path.join(workspace, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    const name = `"${identity.package}"`;
    writeFileSync(file, text.replace(new RegExp(`(${name}: )"[^"]*"`), `$1"${version}"`));
  }
  await npm(workspace, ['install']);
}

/** The version that a name such as `latest` stands for. */
async function versionOf(name: string): Promise<string> {
  const said = await npm(root, ['view', `${identity.package}@${name}`, 'version']);
  const found = /^\d+\.\d+\.\d+\S*$/m.exec(said)?.[0];
  if (found === undefined) throw new Error(`No version of ${identity.package} is called ${name}.`);
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
  const version = await versionOf(name);
  const typescript = await typescriptFor([...(values.since ? [values.since] : []), version]);
  const other = otherVersion(version, typescript);
  const recordFile = `releases/${version}.json`;
  const recorded = readRecords(root);
  if (values.since !== undefined) {
    const previous = otherVersion(values.since, typescript);
    const before = await sideOf(values.since, previous, only);
    const after =
      version === recorded.options.version && typescript === newest
        ? await recordedSide(recorded)
        : await sideOf(version, other, only);
    write(recordFile, json(releaseRecord(before, after)));
    [previous, other].forEach((each) => each.remove());
    console.log(`src/data/${recordFile} written`);
    return;
  }

  const built = await other.examples(only);
  const options = await other.options();
  const side = await sideOf(version, other, only);
  const now: RecordSet = {
    examples: only.length === 0 ? side.examples : {...recorded.examples, ...side.examples},
    options: options.data,
    messages: side.shown,
    hovers: await other.hovers(),
    // Another command reads it, from all releases.
    history: recorded.history,
  };
  const changes = placed(renamed(recorded, now), now);
  const problems = [
    ...options.problems,
    ...[...built].flatMap(([name, {problems}]) => problems.map((text) => `${name}: ${text}`)),
  ];
  const versions = {before: recorded.options.version, after: version};
  const report = releaseReport(versions, changes, problems);
  console.log(report);
  if (values.report !== undefined) writeFileSync(values.report, forIssue(report));
  if (values.update) {
    // The same version, recorded again, is no release.
    if (versions.before !== version)
      write(recordFile, json(releaseRecord(await recordedSide(recorded), side)));
    record(now);
    await pin(version);
    console.log(`${version} is recorded, and what the examples are built with.`);
    console.log('Now `npm run history -- --update`, which reads the options for its page.');
  } else if (changes.length + problems.length > 0) process.exitCode = 1;
  other.remove();
});
