import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {isConfig} from '../../compiler/code/excerpt';
import {getMessage} from '../../compiler/messages';
import {
  inlineCode,
  jsx,
  link,
  list,
  listItem,
  paragraph,
  phrasing,
  strong,
} from '../../compiler/markdown/nodes';
import {facets} from '../../lib/filter/galleryQuery';
import {fileSize} from '../../lib/page/fileSize';
import {exampleFolder, examplePlayground} from '../../rslib/examples/exampleLinks';
import {traitsOf, type ExamplePlace, type Traits} from '../../rslib/examples/gallery';
import type {PageData} from '../../rslib/pageData';
import {fillCount} from '../Explorer/viewProps';
import {homePlaces} from '../Home/markdown';

export type GalleryEntry = {
  readonly name: string;
  /** Path of the section that shows the example; undefined if none does. Texts have code in backticks. */
  readonly url?: string | undefined;
  readonly title: string;
  readonly traits: Traits;
  /** Formats, number of files and their size. */
  readonly summary: string;
  readonly exitCode: number;
  readonly configs: readonly {readonly file: string; readonly text: string}[];
  readonly command: string;
  readonly output: readonly {readonly path: string; readonly bytes: number}[];
  readonly folder: string;
  /** URL of the example in the playground. */
  readonly project?: string | undefined;
};

export type GalleryGroup = {readonly title: string; readonly entries: readonly GalleryEntry[]};

/** Returns the recorded examples, grouped by the page that shows them; builds that fail come last in a group. */
function groupsOf(call: ComponentCall): readonly GalleryGroup[] {
  const {data} = call;
  const known = new Set(data.options.options.map(({name}) => name));
  const places = new Map([...data.examplePlaces, ...homePlaces(call)]);
  const groups = new Map<string, GalleryEntry[]>();
  const names = new Set(data.exampleNames);
  const shown = [...places.keys()].sort((a, b) => rankOf(places.get(a)) - rankOf(places.get(b)));
  for (const name of new Set([...shown, ...names])) {
    // A page that is being written may show an example that is not recorded yet.
    if (!names.has(name)) continue;
    const place = places.get(name);
    const title = place?.page ?? getMessage(data.locale, 'build.gallery.others');
    groups.set(title, [...(groups.get(title) ?? []), entryOf(name, place, known, data)]);
  }
  const last = ({exitCode}: GalleryEntry): number => Number(exitCode !== 0);
  return [...groups].map(([title, entries]) => ({
    title,
    entries: entries.sort((a, b) => last(a) - last(b)),
  }));
}

/** Ranks whole libraries before tasks, and tasks before single options. */
function rankOf(place: ExamplePlace | undefined): number {
  const rank = ['/guide/solution', '/guide/'].findIndex((start) => place?.url.startsWith(start));
  return rank === -1 ? 2 : rank;
}

function entryOf(
  name: string,
  place: ExamplePlace | undefined,
  known: ReadonlySet<string>,
  data: PageData,
): GalleryEntry {
  const {locale} = data;
  const record = data.example(name);
  const read = (file: string): string => data.exampleFile(name, file);
  const traits = traitsOf(record, read, known);
  const output = record.output.map(({path, bytes}) => ({path, bytes}));
  const size = fileSize(output.reduce((sum, {bytes}) => sum + bytes, 0));
  const files = fillCount(getMessage(locale, 'build.gallery.files'), output.length, {size});
  const configs = record.files.filter(isConfig);
  return {
    name,
    url: place?.url,
    title: place?.title ?? '',
    traits,
    summary: [traits.format.join(', '), output.length > 0 && files].filter(Boolean).join(' · '),
    exitCode: record.exitCode,
    configs: configs.map((file) => ({file, text: read(file).trimEnd()})),
    command: record.command,
    output,
    folder: exampleFolder(data.repositoryUrl, name),
    project: examplePlayground(data.repositoryUrl, name, configs[0]),
  };
}

export function expandGallery(call: ComponentCall) {
  const groups = groupsOf(call);
  const entries = groups.flatMap((group) => group.entries);
  const choices = facets.map((facet) => {
    const counts = new Map<string, number>();
    for (const value of entries.flatMap(({traits}) => traits[facet]))
      counts.set(value, (counts.get(value) ?? 0) + 1);
    const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'));
    return [facet, sorted.map(([value, count]) => ({value, count}))] as const;
  });
  return jsx('GalleryView', {groups, choices: Object.fromEntries(choices)});
}

/** Serializes the examples as lists by page: section, name, and the files of the output with sizes. */
export function serializeGallery(call: ComponentCall): readonly RootContent[] {
  const {locale} = call.data;
  const comma = getMessage(locale, 'punctuation.comma');
  return groupsOf(call).flatMap(({title, entries}) => [
    paragraph(strong(phrasing(title))),
    list(
      entries.map(({name, url, title: section, summary, exitCode, output, folder}) =>
        listItem([
          ...(url ? [link(url, phrasing(section)), ' '] : []),
          link(folder, [inlineCode(name)]),
          getMessage(locale, 'punctuation.colon'),
          [
            summary,
            exitCode !== 0 &&
              getMessage(locale, 'example.exit').replace('{code}', String(exitCode)),
            output.map(({path, bytes}) => `${path} ${fileSize(bytes)}`).join(comma),
          ]
            .filter(Boolean)
            .join(' · '),
        ]),
      ),
    ),
  ]);
}
