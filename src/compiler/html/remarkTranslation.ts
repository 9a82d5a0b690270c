import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {addTranslationNotices, type NoticeOptions} from '../markdown/translationNotices';
import {readTranslations, type TranslationSource} from '../parse/pageTranslations';
import type {CompiledFrontMatter} from '../outputTypes';

export type TranslationOptions = Omit<NoticeOptions, 'locale' | 'urlIn'> & {
  readonly source: TranslationSource;
};

/** Adds translation notices to a page and below headings. Must run after plugins that read the node after a heading. */
export function remarkTranslation({source, ...marking}: TranslationOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const frontMatter = file.data.frontMatter as CompiledFrontMatter | undefined;
    const name = path.relative(source.siteDir, file.path).split(path.sep).join('/');
    const pages = await readTranslations(source, ({files}) => Object.values(files).includes(name));
    addTranslationNotices(tree, pages.get(name), frontMatter, {...marking, locale: source.locale});
  };
}
