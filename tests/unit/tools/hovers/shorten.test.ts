import {
  maxCode,
  maxDoc,
  shortenDoc,
  shortenType,
  withoutMembers,
} from '../../../../tools/hovers/shorten';

describe('shortenType', () => {
  const long = `{ ${'name?: string; '.repeat(18)}}`;

  it.each([
    ['uses the fullest form that is short', ["'a' | 'b'", 'Letters'], "x: 'a' | 'b'"],
    ['uses the name of a long type', [long, 'Options'], 'x: Options'],
    ['puts a type on one line', ['{\n  a: string;\n}'], 'x: { a: string; }'],
    ['removes the files of imported types', ['import("@a/b").Rule[]'], 'x: Rule[]'],
  ])('%s', (_, texts, expected) => {
    expect(shortenType('x: ', texts)).toBe(expected);
  });

  it('cuts a type if every form is long', () => {
    const text = shortenType('x: ', [`${long} | ${long}`, long]);
    expect(text).toMatch(/^x: \{ name\?: string; .*\S…$/);
    expect(text.length).toBeLessThanOrEqual(maxCode);
  });

  it.each([
    [
      'x?: ',
      '{ a?: string | undefined; b?: number | undefined; }',
      'x?: { a?: string; b?: number; }',
    ],
    ['x?: ', 'string | undefined', 'x?: string'],
    ['f', '(a?: A | undefined): void', 'f(a?: A): void'],
    ['x?: ', '(string | undefined)[]', 'x?: (string | undefined)[]'],
    ['x: ', 'string | undefined', 'x: string | undefined'],
  ])('removes the undefined of optional properties from %s%s', (before, text, expected) => {
    expect(shortenType(before, [text])).toBe(expected);
  });

  it.each([
    ['boolean | { a: { b: string }; c: {} }', ['boolean | {…}']],
    ["{ a: string }[] | 'x'", ["{…}[] | 'x'"]],
    ['{ a: { b: string } }', []],
    ['{ a: string }[]', []],
    ['string', []],
  ])('collapses objects: %s to %j', (type, expected) => {
    expect(withoutMembers(type)).toEqual(expected);
  });
});

describe('shortenDoc', () => {
  it.each([
    ['One line.', 'One line.'],
    ['Two\nlines.', 'Two lines.'],
    ['First.\n\nSecond.', 'First.'],
    ['Before a list:\n- one\n- two', 'Before a list:'],
    ['See [Rspack](https://rspack.rs/a_(b)).', 'See Rspack).'],
    ['See {@link Other} and {@link a.b | that}.', 'See Other and that.'],
    ['**Note:** `code` stays.', 'Note: `code` stays.'],
    ['- `false`: nothing', ''],
    ['https://example.com/a', ''],
    ['', ''],
  ])('shortens %j to %j', (comment, expected) => {
    expect(shortenDoc(comment)).toBe(expected);
  });

  it('cuts a long comment after a sentence', () => {
    const first = 'This sentence is long enough to be worth reading.';
    expect(shortenDoc(`${first} ${'And this one goes on '.repeat(20)}`)).toBe(first);
  });

  it('cuts a long sentence after a word', () => {
    const text = shortenDoc('word '.repeat(100));
    expect(text).toMatch(/ word…$/);
    expect(text.length).toBeLessThanOrEqual(maxDoc);
  });
});
