import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../tools/support/paths';
import {exists, list} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

/** Size in bytes above which a picture also needs a version in AVIF or WebP. */
const bound = 20_000;

/** Icons and social images. They are PNG only, because not all programs that show them read AVIF or WebP. */
const apart = /^static\/img\/(?:social|icon)-[\w-]+\.png$/;

const pictures = ['static/img', 'tests/fixture-site/static/img']
  .flatMap((folder) => list(folder, /\.(?:png|jpe?g)$/))
  .filter((file) => !apart.test(file));

test('large pictures of pages have a modern format beside them', () => {
  expect(pictures.length).toBeGreaterThan(0);
  const problems = pictures
    .filter((file) => !/\.large\.\w+$/.test(file))
    .filter((file) => !['.avif', '.webp'].some((end) => exists(file.replace(/\.\w+$/, end))))
    .map((file) => ({file, size: statSync(path.join(root, file)).size}))
    .filter(({size}) => size > bound)
    .map(({file, size}) => `${file}:1: ${size} bytes`);
  expectNone(problems, `Above ${bound} bytes put name.avif or name.webp beside name.png.`);
});
