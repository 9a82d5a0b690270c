import type {Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {LogData} from '../../rslib/log/logFormat';
import {sectionOf} from '../../lib/page/navSection';
import {cached} from '../cache';
import {groupLabels} from '../cards/cardContent';
import type {readPages} from '../compileSite';
import {contentHtml} from '../feeds/feedHtml';
import type {Files} from '../folderFiles';
import {plainContent} from '../mirror/renderMirror';
import {absoluteAddress} from '../mirror/renderPage';
import type {ParsedPage} from '../parse/parsedPage';
import type {SiteContext} from '../siteContext';
import type {PageText} from './buildIndex';
import {indexFiles} from './builtIndex';
import {readPage} from './readPage';

/** Builds the search files of a language from the sources of its pages, for the development server, which has no HTML. */
export function sourceIndex(
  {home, documents, releases, articles, version}: ReturnType<typeof readPages>,
  site: SiteContext,
  log: LogData,
): Files {
  const {siteUrl, baseUrl, locale, settings, data} = site;
  const groups = groupLabels(version.sidebars);
  const context = {...site, docs: version.docs};
  const textOf = (page: ParsedPage): PageText[] => {
    const {frontMatter, pagePath, routePath, title} = page;
    const content = plainContent({
      tree: page.tree,
      data,
      forms: site.forms,
      toAbsolute: (target) => absoluteAddress(target, page, page.url, context).replace(siteUrl, ''),
    });
    const path = `${baseUrl}${routePath.slice(1)}`;
    const group =
      groups.get(pagePath.replace(/\.mdx$/, ''))?.at(-1) ??
      sectionOf(settings, routePath)?.text[locale] ??
      '';
    const label = (frontMatter as {readonly sidebar_label?: string}).sidebar_label ?? title;
    const text = cached(`source ${title} ${JSON.stringify(content)}`, () =>
      readPage(`<main><h1>${escapeText(page.headingTitle ?? title)}</h1>${htmlOf(content)}</main>`),
    );
    return text ? [{...text, path, group, label, description: page.description}] : [];
  };
  const texts = [home, ...documents, ...releases, ...articles].flatMap(textOf);
  texts.sort((a, b) => (a.path < b.path ? -1 : 1));
  return indexFiles(texts, {baseUrl, locale, options: data.options.options}, log);
}

/** Renders content as HTML, in which headings have their ids. */
function htmlOf(content: readonly RootContent[]): string {
  visit({type: 'root', children: content} as Root, 'heading', ({data}: Heading) => {
    if (data?.id !== undefined) Object.assign(data, {hProperties: {id: data.id}});
  });
  return contentHtml(content);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
