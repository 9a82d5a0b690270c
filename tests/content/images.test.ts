import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../tools/support/paths';
import {exists, list} from '../../tools/support/files';
import {expectNone} from './support/problems';

/** From this size on, in bytes, another format saves a reader more than it costs a writer. */
const bound = 20_000;

/** Pictures that are never in a page: those that share a link or stand for the site need formats all readers know. */
const apart = /^static\/img\/(?:social|icon)-[\w-]+\.png$/;

const pictures = ['static/img', 'tests/fixture-site/static/img']
  .flatMap((folder) => list(folder, /\.(?:png|jpe?g)$/))
  .filter((file) => !apart.test(file));

/** Pictures of pages over a size that have neither AVIF nor WebP beside them. */
function withoutModern(
  files: readonly string[],
  size: (file: string) => number,
  isThere: (file: string) => boolean,
): readonly string[] {
  return files
    .filter((file) => !/\.large\.\w+$/.test(file) && size(file) > bound)
    .filter((file) => {
      const name = file.slice(0, -path.extname(file).length);
      return !isThere(`${name}.avif`) && !isThere(`${name}.webp`);
    })
    .map((file) => `${file}:1: ${size(file)} bytes`);
}

test('large pictures of pages have a modern format beside them', () => {
  expect(pictures.length).toBeGreaterThan(0);
  expectNone(
    withoutModern(pictures, (file) => statSync(path.join(root, file)).size, exists),
    `Above ${bound} bytes put name.avif or name.webp beside name.png: pages offer it to browsers by themselves.`,
  );
});

test('a large picture without a modern format is found', () => {
  const size = (file: string): number => (file.startsWith('small') ? bound : bound + 1);
  const there = (file: string): boolean => file === 'good.webp' || file === 'better.avif';
  const files = ['bad.png', 'worse.jpeg', 'good.png', 'better.jpg', 'small.png', 'zoom.large.png'];
  expect(withoutModern(files, size, there)).toEqual([
    `bad.png:1: ${bound + 1} bytes`,
    `worse.jpeg:1: ${bound + 1} bytes`,
  ]);
});

test('a modern format stands beside a picture, and so does a large version', () => {
  const problems = ['static/img', 'tests/fixture-site/static/img']
    .flatMap((folder) => list(folder, /\.(?:avif|webp)$|\.large\.\w+$/))
    .filter((file) => {
      const isLarge = /\.large\.\w+$/.test(file);
      const name = file.replace(/(?:\.large)?\.\w+$/, '');
      const ends = isLarge ? [path.extname(file)] : ['.png', '.jpg', '.jpeg'];
      return !ends.some((end) => exists(`${name}${end}`));
    })
    .map((file) => `${file}:1: no picture of that name`);
  expectNone(problems, 'Nothing shows this file: rename it, or remove it.');
});
