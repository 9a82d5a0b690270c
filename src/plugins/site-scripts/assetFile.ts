import {createHash} from 'node:crypto';
import path from 'node:path';
import {isBuild} from '../isBuild';
import {bundleStyles} from './bundleScript';

const types = {js: 'text/javascript', css: 'text/css'} as const;

export type AssetFile = {
  readonly path: string;
  readonly type: string;
  text(): string;
};

/**
 * Returns a script or a stylesheet. A build calls `make` once, and the file name contains a hash of the text. The
 * development server calls `make` for each request.
 */
export function assetFile(name: string, kind: keyof typeof types, make: () => string): AssetFile {
  if (!isBuild()) return {path: `assets/${kind}/${name}.${kind}`, type: types[kind], text: make};
  const text = make();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/${kind}/${name}.${hash}.${kind}`, type: types[kind], text: () => text};
}

/** Returns a stylesheet of files in `src`. It declares the order of layers, as it may load before the main one. */
export function stylesheet(siteDir: string, name: string, files: readonly string[]): AssetFile {
  const all = ['css/layers.css', ...files].map((file) => path.join(siteDir, 'src', file));
  return assetFile(name, 'css', () => bundleStyles(all));
}
