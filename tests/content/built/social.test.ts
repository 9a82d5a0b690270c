import {readFileSync} from 'node:fs';
import path from 'node:path';
import {socialImagePath} from '../../../src/lib/address/socialImagePath';
import {cardSize} from '../../../src/lib/page/socialImageSize';
import {
  addressOf,
  buildDir,
  document,
  files,
  localeRows,
  type locales,
  notFound,
  pages,
} from '../support/build';
import {expectNone} from '../support/problems';

/** Maximum size of a social image, in bytes. */
const maxBytes = 40_000;

const meta = (file: string, name: string): readonly string[] => {
  const $ = document(file);
  return $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map((node) => $(node).attr('content') ?? '');
};
const imageOf = (locale: (typeof locales)[number], routePath: string): string =>
  `${localeRows[locale].prefix}${socialImagePath(routePath)}`;
const readImage = (file: string): Buffer => readFileSync(path.join(buildDir, file));

test('every page names its own image, once, by its absolute address, with size and alternative text', () => {
  const problems = pages.flatMap(({file, locale, page}) => {
    const address = addressOf(`/${imageOf(locale, page.routePath)}`);
    const wanted = {
      'og:image': address,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': page.title,
      'twitter:card': 'summary_large_image',
      'twitter:image': address,
      'twitter:image:alt': page.title,
    };
    return Object.entries(wanted)
      .filter(([name, value]) => meta(file, name).join('\n') !== value)
      .map(([name, value]) => `${file}:1: ${name} is ${meta(file, name).join(', ')}, not ${value}`);
  });
  expectNone(
    problems,
    'The component SocialImage writes these: use it where the page is laid out.',
  );
});

test('every page has an image of the size that it names, and no two the same', () => {
  const seen = new Map<string, string>();
  const problems = pages.flatMap(({locale, page}) => {
    const file = imageOf(locale, page.routePath);
    if (!files.has(file)) return [`${file}:1: is missing`];
    const png = readImage(file);
    const mirror = seen.get(png.toString('base64'));
    seen.set(png.toString('base64'), file);
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join('×');
    return [
      ...(png.toString('latin1', 1, 4) === 'PNG' ? [] : [`${file}:1: is no PNG`]),
      ...(size === `${cardSize.width}×${cardSize.height}` ? [] : [`${file}:1: is ${size}`]),
      ...(png.length <= maxBytes ? [] : [`${file}:1: has ${png.length} bytes`]),
      ...(mirror ? [`${file}:1: is the same as ${mirror}`] : []),
    ];
  });
  expectNone(problems, 'The compiler draws the images (src/compiler/cards).');
});

test.each(notFound)(
  'the 404 page of $locale shows the image of the landing page',
  ({locale, file}) => {
    const address = addressOf(`/${imageOf(locale, '/')}`);
    expect([meta(file, 'og:image'), meta(file, 'twitter:image')]).toEqual([[address], [address]]);
  },
);
