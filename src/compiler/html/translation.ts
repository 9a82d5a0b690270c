import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {markTranslation, type Marking} from '../markdown/translationMarks';
import {readTranslations, type TranslationSource} from '../records/translation';
import type {CompiledFrontMatter} from '../types';

export type TranslationOptions = Omit<Marking, 'locale' | 'urlIn'> & {
  readonly source: TranslationSource;
};

/** Marks what is behind another language; after the plugins that go by what follows a heading. */
export function remarkTranslation({source, ...marking}: TranslationOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const frontMatter = file.data.frontMatter as CompiledFrontMatter | undefined;
    const name = path.relative(source.siteDir, file.path).split(path.sep).join('/');
    const pages = await readTranslations(source, ({files}) => Object.values(files).includes(name));
    markTranslation(tree, pages.get(name), frontMatter, {...marking, locale: source.locale});
  };
}
