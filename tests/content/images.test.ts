import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../tools/support/paths';
import {list} from '../../tools/support/files';
import {expectNone} from './support/expectNone';

/** Largest size of a picture in bytes: 20 kB as PNG or JPEG, 60 kB in a modern format. */
const bounds = [
  {format: /\.(?:png|jpe?g)$/, bound: 20_000, remedy: 'Above 20 kB write it as WebP or AVIF.'},
  {format: /\.(?:webp|avif|svg)$/, bound: 60_000, remedy: 'Make it smaller, or compress it more.'},
];

/** Icons and social images. They are PNG only, because not all programs that show them read AVIF or WebP. */
const apart = /^static\/img\/(?:social|icon)-[\w-]+\.png$/;

const pictures = [
  'static/img',
  'i18n/en/static',
  'i18n/zh-Hans/static',
  'tests/fixture-site/static/img',
]
  .flatMap((folder) => list(folder, /\.\w+$/))
  .filter((file) => !apart.test(file));

test.each(bounds)('pictures of pages are small: $bound bytes', ({format, bound, remedy}) => {
  expect(pictures.length).toBeGreaterThan(0);
  const problems = pictures
    .filter((file) => format.test(file))
    .map((file) => ({file, size: statSync(path.join(root, file)).size}))
    .filter(({size}) => size > bound)
    .map(({file, size}) => `${file}:1: ${size} bytes`);
  expectNone(problems, remedy);
});
