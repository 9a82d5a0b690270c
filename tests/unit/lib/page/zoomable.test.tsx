import {badgeHeight, isZoomable} from '../../../../src/lib/page/zoomable';

function picture(html: string): HTMLImageElement {
  document.body.innerHTML = html;
  return document.querySelector('img')!;
}

it.each([
  ['a picture', '<p><img alt="A" height="200"></p>', true],
  ['a picture that is a link', '<a href="/"><img alt="A" height="200"></a>', false],
  ['a picture in a control', '<button><img alt="A" height="200"></button>', false],
  ['a summary', '<details><summary><img alt="A" height="200"></summary></details>', false],
  ['a badge', `<p><img alt="A" height="${badgeHeight}"></p>`, false],
  ['decoration', '<p><img alt="" height="200"></p>', false],
  ['a picture of unknown size', '<p><img alt="A"></p>', false],
  [
    'a picture in its own button',
    '<p class="picture" role="button"><img alt="A" height="200"></p>',
    true,
  ],
])('%s can be enlarged (%s): %s', (_name, html, expected) => {
  expect(isZoomable(picture(html))).toBe(expected);
});
