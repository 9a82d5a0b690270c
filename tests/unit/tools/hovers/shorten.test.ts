import {
  maxCode,
  maxDoc,
  shortenDoc,
  shortenType,
  withoutMembers,
} from '../../../../tools/hovers/shorten';

describe('a type is shortened', () => {
  const long = `{ ${'name?: string; '.repeat(18)}}`;

  it.each([
    ['to its fullest form that is short', ["'a' | 'b'", 'Letters'], "x: 'a' | 'b'"],
    ['to its name where it is long', [long, 'Options'], 'x: Options'],
    ['onto one line', ['{\n  a: string;\n}'], 'x: { a: string; }'],
    ['without the files that types come from', ['import("@a/b").Rule[]'], 'x: Rule[]'],
  ])('%s', (_how, texts, expected) => {
    expect(shortenType('x: ', texts)).toBe(expected);
  });

  it('by cutting it where every form is long', () => {
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
  ])('%s%s says once that something may be missing', (before, text, expected) => {
    expect(shortenType(before, [text])).toBe(expected);
  });

  it.each([
    ['boolean | { a: { b: string }; c: {} }', ['boolean | {…}']],
    ["{ a: string }[] | 'x'", ["{…}[] | 'x'"]],
    ['{ a: { b: string } }', []],
    ['{ a: string }[]', []],
    ['string', []],
  ])('%s closes to %j', (type, expected) => {
    expect(withoutMembers(type)).toEqual(expected);
  });
});

describe('a doc comment is shortened', () => {
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
  ])('%j to %j', (comment, expected) => {
    expect(shortenDoc(comment)).toBe(expected);
  });

  it('after a sentence where it is long', () => {
    const first = 'This sentence is long enough to be worth reading.';
    expect(shortenDoc(`${first} ${'And this one goes on '.repeat(20)}`)).toBe(first);
  });

  it('within a sentence that never ends', () => {
    const text = shortenDoc('word '.repeat(100));
    expect(text).toMatch(/ word…$/);
    expect(text.length).toBeLessThanOrEqual(maxDoc);
  });
});
