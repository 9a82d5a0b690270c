import {createHash} from 'node:crypto';
import path from 'node:path';
import {minifySheet} from './bundleScript';

const types = {js: 'text/javascript', css: 'text/css'} as const;

/** A file of the site's own, below the output folder. */
export type OwnFile = {
  readonly path: string;
  readonly type: string;
  text(): string;
};

/** A build names files by their text. The development server makes the text anew for every request. */
export const isBuild = (): boolean => process.env.NODE_ENV !== 'development';

/** A script or a style sheet, by its name and what makes its text. */
export function ownFile(name: string, kind: keyof typeof types, make: () => string): OwnFile {
  if (!isBuild()) return {path: `assets/${kind}/${name}.${kind}`, type: types[kind], text: make};
  const text = make();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/${kind}/${name}.${hash}.${kind}`, type: types[kind], text: () => text};
}

/** The sheet of the few pages that say something about their translation. */
export function translationSheet(siteDir: string): OwnFile {
  // It comes before the sheet of all pages, so the order of layers comes with it.
  const parts = ['css/layers.css', 'components/TranslationNotice/translation.css'];
  return ownFile('translation', 'css', () =>
    minifySheet(parts.map((file) => path.join(siteDir, 'src', file))),
  );
}
