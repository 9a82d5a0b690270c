import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cardSize} from '../../../../src/lib/page/socialImageSize';
import {drawImages, type SocialPage} from '../../../../src/compiler/cards/drawImages';
import {writeFiles} from '../../../../src/compiler/folderFiles';
import {writeFolder} from '../../../support/siteFolder';

const folder = writeFolder({});

const pages: readonly SocialPage[] = [
  {routePath: '/', card: {title: 'Rslib', subtitle: 'Build once'}},
  {
    routePath: '/blog/a',
    card: {title: 'Rslib 发布：“库”的构建', brand: 'Rslib', section: ['博客'], path: '/zh/blog/a'},
  },
];
const siteDir = path.resolve('.');
async function write(run: string, cache: string, some = pages): Promise<number> {
  const {files, drawn} = await drawImages(some, {siteDir, cacheDir: path.join(folder, cache)});
  await writeFiles(path.join(folder, run), files);
  return drawn;
}
const bytes = (run: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (readdirSync(path.join(folder, run), {recursive: true}) as string[])
      .filter((file) => file.endsWith('.png'))
      .map((file) => [file, readFileSync(path.join(folder, run, file)).toString('hex')]),
  );

test('draws a picture once, the same bytes each time, and again when its title changes', async () => {
  expect(await write('first', 'cache')).toBe(2);
  expect(await write('second', 'cache')).toBe(0);
  expect(await write('third', 'other-cache')).toBe(2);
  expect(Object.keys(bytes('first')).sort()).toEqual([
    'img/social/blog/a.png',
    'img/social/index.png',
  ]);
  expect(bytes('second')).toEqual(bytes('first'));
  expect(bytes('third')).toEqual(bytes('first'));
  const [home, page] = pages;
  const changed = {...page!, card: {...page!.card, title: 'Another'}};
  expect(await write('changed', 'cache', [home!, changed])).toBe(1);
  const png = readFileSync(path.join(folder, 'first/img/social/index.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  expect(png.length).toBeLessThan(40_000);
}, 60_000);

test('a character that no font has stops the build and is named', async () => {
  const page = {routePath: '/x', card: {title: 'A \u{10FFFD}', brand: 'Rslib'}};
  await expect(drawImages([page], {siteDir, cacheDir: folder})).rejects.toThrow('U+10fffd');
});
