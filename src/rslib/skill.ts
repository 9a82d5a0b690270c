import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RootContent} from 'mdast';
import {parse as parseYaml, stringify as stringifyYaml} from 'yaml';
import {mirrorPath} from '../lib/address/mirrorPath';
import {text} from '../lib/locale/localizedText';
import type {OptionFact} from './options/optionTypes';
import {identity} from '../site/identity';
import {defaultLocale} from '../site/locales';
import {skillFile} from '../site/outputFiles';
import type {SiteContext} from '../compiler/siteContext';
import type {PageData} from './pageData';
import {heading, link, list, listItem, paragraph, table} from '../compiler/markdown/nodes';
import {parseFile} from '../compiler/parse/parsePage';
import {absoluteAddress} from '../compiler/mirror/renderPage';
import {docSource} from '../compiler/parse/pageSources';
import {plainContent, stringify} from '../compiler/mirror/renderMirror';

type Context = Omit<SiteContext, 'locale' | 'skill' | 'translations'> & {
  readonly version: LoadedVersion;
};

/**
 * Writes a skill, a short text that agents load before they work with the product (agentskills.io). Options,
 * versions and pages come from recorded data; links point to Markdown mirrors.
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
  const listed = pages.map(({routePath, title, description: lead}) => {
    const url = `${siteUrl}${mirrorPath(`${baseUrl}${routePath.slice(1)}`)}`;
    return listItem([link(url, title), `: ${lead}`]);
  });
  const body = stringify([
    heading(1, identity.name),
    paragraph(settings.description[defaultLocale]),
    paragraph(versionLine(data)),
    ...content,
    heading(2, 'Options of an output'),
    optionTable(data.options.options),
    heading(2, 'Pages'),
    list(listed),
  ]);
  return `---\n${stringifyYaml({name, description}, {lineWidth: 0})}---\n\n${body}`;
}

/** Returns the list of skills for `skillsIndexFile`: the name, description and hash of the skill with a text. */
export function skillsIndex(skill: string, baseUrl: string): string {
  const {name, description} = readHead(/^---\n([^]*?)\n---/.exec(skill)![1]!, skillFile);
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  const entry = {name, type: 'skill-md', description, url: `${baseUrl}${skillFile}`, digest};
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({$schema, skills: [entry]}, null, 2)}\n`;
}

function versionLine({packageVersion, options}: PageData): string {
  return `Checked with ${identity.package} ${packageVersion} and ${identity.buildTool.name} ${options.rsbuild}.`;
}

/** Builds a table of the options of a `lib` item, without options that are nested, deprecated, or of Rsbuild. */
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

/** Returns the URL of the mirror for a page of this site, and any other URL unchanged. */
function mirrorAddress(url: string, siteUrl: string): string {
  if (!url.startsWith(`${siteUrl}/`)) return url;
  const [page = '', hash] = url.split('#');
  return `${mirrorPath(page)}${hash === undefined ? '' : `#${hash}`}`;
}

function readHead(yaml: string, file: string): {name: string; description: string} {
  const head = (parseYaml(yaml) ?? {}) as Readonly<Record<string, unknown>>;
  const {name, description} = head;
  // The format of skills limits both fields to these characters and lengths.
  if (typeof name !== 'string' || !/^[a-z0-9-]{1,64}$/.test(name)) {
    throw new Error(`${file}: "name" must be lower-case letters, digits and hyphens, at most 64`);
  }
  if (typeof description !== 'string' || description === '' || description.length > 1024) {
    throw new Error(`${file}: "description" must be a text of at most 1024 characters`);
  }
  return {name, description};
}
