import {readFileSync} from 'node:fs';
import path from 'node:path';
import {socialImagePath} from '../../../src/lib/address/socialImagePath';
import {cardSize} from '../../../src/lib/page/socialImageSize';
import {
  addressOf,
  buildDir,
  files,
  localeRows,
  metaOf,
  notFound,
  pages,
  type Locale,
} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';

/** Maximum size of a social image, in bytes. */
const maxBytes = 40_000;

const imageOf = (locale: Locale, routePath: string): string =>
  `${localeRows[locale].prefix}${socialImagePath(routePath)}`;

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
    const found = Object.keys(wanted).map((name) => [name, metaOf(file, name).join('\n')]);
    return valueProblems(file, Object.fromEntries(found) as typeof wanted, wanted);
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
    const png = readFileSync(path.join(buildDir, file));
    const content = png.toString('base64');
    const same = seen.get(content);
    seen.set(content, file);
    return [
      ...valueProblems(
        file,
        {type: png.toString('latin1', 1, 4), size: [png.readUInt32BE(16), png.readUInt32BE(20)]},
        {type: 'PNG', size: [cardSize.width, cardSize.height]},
      ),
      ...(png.length <= maxBytes ? [] : [`${file}:1: has ${png.length} bytes`]),
      ...(same ? [`${file}:1: is the same as ${same}`] : []),
    ];
  });
  expectNone(problems, 'The compiler draws the images (src/compiler/cards).');
});

test.each(notFound)(
  'the 404 page of $locale shows the image of the landing page',
  ({locale, file}) => {
    const address = addressOf(`/${imageOf(locale, '/')}`);
    expect([metaOf(file, 'og:image'), metaOf(file, 'twitter:image')]).toEqual([
      [address],
      [address],
    ]);
  },
);
