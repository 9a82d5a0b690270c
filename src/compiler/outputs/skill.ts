import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Heading, ListItem, RootContent} from 'mdast';
import {parse as parseYaml, stringify as stringifyYaml} from 'yaml';
import {mirrorPath} from '../../lib/address/mirrorPath';
import {text} from '../../lib/locale/localized';
import type {OptionFact} from '../records/options/model';
import {identity} from '../../site/identity';
import {defaultLocale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {MarkdownForms} from '../markdown/forms';
import type {PageData} from '../records/data';
import {table} from '../markdown/table';
import {parseFile} from '../parse/page';
import {absoluteAddress} from '../mirror/page';
import {docSource} from '../parse/sources';
import {plainContent, stringify} from '../mirror/mirror';

type Context = {
  readonly siteDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly settings: SiteSettings;
  readonly data: PageData;
  readonly forms: MarkdownForms;
  readonly version: LoadedVersion;
};

/**
 * Writes a skill: a short text that an agent loads before it works with the product (agentskills.io). The source
 * has words and examples; options, versions and pages come from recorded data. Links lead to Markdown mirrors.
 */
export function renderSkill(file: string, context: Context): string {
  const {siteDir, siteUrl, baseUrl, settings, data, forms, version} = context;
  const tree = parseFile(path.join(siteDir, file));
  const place = {siteDir, baseUrl, locale: defaultLocale} as const;
  const pages = version.docs.map((doc) => docSource(doc, place));
  const page = {pagePath: path.basename(file), relativePath: file};
  const content = plainContent({
    tree,
    data,
    forms,
    toAbsolute: (target) =>
      mirrorAddress(
        absoluteAddress(target, page, siteUrl, {...context, docs: version.docs}),
        siteUrl,
      ),
  });
  const {name, description} = readHead(tree.data?.yaml ?? '', file);
  const listed = pages.map(({routePath, title, description: lead}): ListItem => {
    const url = `${siteUrl}${mirrorPath(`${baseUrl}${routePath.slice(1)}`)}`;
    return {
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            {type: 'link', url, children: [{type: 'text', value: title}]},
            {type: 'text', value: `: ${lead}`},
          ],
        },
      ],
    };
  });
  const body = stringify([
    heading(1, identity.name),
    {type: 'paragraph', children: [{type: 'text', value: settings.description[defaultLocale]}]},
    {type: 'paragraph', children: [{type: 'text', value: versionLine(data)}]},
    ...content,
    heading(2, 'Options of an output'),
    optionTable(data.options.options),
    heading(2, 'Pages'),
    {type: 'list', ordered: false, spread: false, children: listed},
  ]);
  return `---\n${stringifyYaml({name, description}, {lineWidth: 0})}---\n\n${body}`;
}

function heading(depth: Heading['depth'], value: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value}]};
}

function versionLine({packageVersion, options}: PageData): string {
  return `Checked with ${identity.package} ${packageVersion} and ${identity.buildTool.name} ${options.rsbuild}.`;
}

/** The options that one output may have of its own, without those of Rsbuild and the deprecated ones. */
function optionTable(options: readonly OptionFact[]): RootContent {
  const own = options.filter(
    ({name, defaults, deprecated}) => !name.includes('.') && !defaults && !deprecated,
  );
  return table([
    ['Option', 'Default', 'What it does'],
    ...own.map(({name, default: value = '', summary}) => [
      `\`${name}\``,
      typeof value === 'string'
        ? value && `\`${value.replace(/\s+/g, ' ')}\``
        : text(defaultLocale, value),
      text(defaultLocale, summary),
    ]),
  ]);
}

/** The mirror of a page of ours, with the place in it; any other address stays. */
function mirrorAddress(url: string, siteUrl: string): string {
  if (!url.startsWith(`${siteUrl}/`)) return url;
  const [page = '', hash] = url.split('#');
  return `${mirrorPath(page)}${hash === undefined ? '' : `#${hash}`}`;
}

/** Name and description, which agents read first; without them it throws. */
function readHead(yaml: string, file: string): {name: string; description: string} {
  const head = (parseYaml(yaml) ?? {}) as Readonly<Record<string, unknown>>;
  const {name, description} = head;
  // The limits of the format.
  if (typeof name !== 'string' || !/^[a-z0-9-]{1,64}$/.test(name)) {
    throw new Error(`${file}: "name" must be lower-case letters, digits and hyphens, at most 64`);
  }
  if (typeof description !== 'string' || description === '' || description.length > 1024) {
    throw new Error(`${file}: "description" must be a text of at most 1024 characters`);
  }
  return {name, description};
}
