import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAdvances} from '../../../../src/compiler/cards/fontMetrics';
import {parseUnicodeRange} from '../../../../src/compiler/cards/unicodeRange';
import {unpackWoff} from '../../../../src/compiler/cards/woff';

const font = (name: string): Buffer => {
  const [family] = /^(?:noto-sans-sc|jetbrains-mono)/.exec(name)!;
  return readFileSync(
    path.resolve('node_modules/@fontsource', family, 'files', `${name}-700-normal.woff`),
  );
};
const code = (character: string): number => character.codePointAt(0)!;

describe('unpackWoff', () => {
  const woff = font('noto-sans-sc-latin');
  const sfnt = unpackWoff(woff);

  test('writes every table where the directory says, as long as the file says', () => {
    expect(sfnt.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
    const count = sfnt.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    let end = 12 + count * 16;
    for (let index = 0; index < count; index++) {
      const at = 12 + index * 16;
      expect(sfnt.readUInt32BE(at + 8)).toBe(end);
      expect(sfnt.readUInt32BE(at + 12)).toBe(woff.readUInt32BE(44 + index * 20 + 12));
      end += Math.ceil(sfnt.readUInt32BE(at + 12) / 4) * 4;
    }
    expect(sfnt.length).toBe(end);
  });

  test('gives tables whose checksums are those of the file', () => {
    for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
      const at = 12 + index * 16;
      const name = sfnt.toString('latin1', at, at + 4);
      // The sum of `head` is taken without one of its fields.
      if (name === 'head') continue;
      const offset = sfnt.readUInt32BE(at + 8);
      let sum = 0;
      for (let i = 0; i < Math.ceil(sfnt.readUInt32BE(at + 12) / 4) * 4; i += 4) {
        sum = (sum + sfnt.readUInt32BE(offset + i)) >>> 0;
      }
      expect([name, sum]).toEqual([name, sfnt.readUInt32BE(at + 4)]);
    }
  });

  test('refuses another format', () => {
    expect(() => unpackWoff(sfnt)).toThrow('no WOFF 1.0');
  });
});

describe('readAdvances', () => {
  const mono = readAdvances(unpackWoff(font('jetbrains-mono-latin')));
  const latin = readAdvances(unpackWoff(font('noto-sans-sc-latin')));

  test('every character of a monospaced font is as wide as the others', () => {
    const widths = new Set([...'abcWM./-019'].map((character) => mono(code(character))));
    expect([...widths]).toEqual([0.6]);
  });

  test('a proportional font has narrow and wide characters', () => {
    expect(latin(code('i'))!).toBeLessThan(latin(code('n'))!);
    expect(latin(code('n'))!).toBeLessThan(latin(code('W'))!);
  });

  test('a Chinese character is as wide as the font is high', () => {
    const widths = Array.from({length: 20}, (_, part) =>
      readAdvances(unpackWoff(font(`noto-sans-sc-${part + 100}`)))(code('的')),
    ).filter((width) => width !== undefined);
    expect(widths).toEqual([1]);
  });

  test('a character that the font lacks has no width', () => {
    expect(latin(code('的'))).toBeUndefined();
    expect(latin(0x1f600)).toBeUndefined();
  });

  test('a font without a table it needs says which', () => {
    expect(() => readAdvances(Buffer.alloc(12))).toThrow('"head"');
  });
});

describe('parseUnicodeRange', () => {
  const has = parseUnicodeRange('U+4e00-4e0f, U+20,u+1F600');

  test.each([
    [0x4e00, true],
    [0x4e0f, true],
    [0x4e10, false],
    [0x20, true],
    [0x21, false],
    [0x1f600, true],
  ])('%d: %p', (codePoint, wanted) => {
    expect(has(codePoint)).toBe(wanted);
  });

  test('refuses what is no range', () => {
    expect(() => parseUnicodeRange('U+4e??')).toThrow('"U+4e??"');
  });
});
