import fs from 'node:fs';
import path from 'node:path';
import opentype, {type Font} from 'opentype.js';
import {cardWeight, type FontKind, type Pen} from './cardSvg';

type Subset = {readonly has: (codePoint: number) => boolean; readonly file: string};
type Run = {readonly font: Font; text: string};

/** Fonts of the social images. Texts are drawn as outlines, so images do not depend on the fonts of a machine. */
export class CardFonts implements Pen {
  private readonly loaded = new Map<string, Font>();
  private readonly fonts = new Map<string, Font>();
  private readonly widths = new Map<string, number>();
  private readonly families: Readonly<Record<FontKind, readonly Subset[]>>;

  constructor(siteDir: string) {
    const folder = path.join(siteDir, 'node_modules/@fontsource');
    this.families = {
      text: subsetsOf(path.join(folder, 'noto-sans-sc')),
      code: subsetsOf(path.join(folder, 'jetbrains-mono')),
    };
  }

  /** Returns the width as a multiple of the font size. Cached, because line breaking measures texts many times. */
  width(text: string, kind: FontKind): number {
    const key = `${kind} ${text}`;
    const cached = this.widths.get(key);
    if (cached !== undefined) return cached;
    const width = this.runs(text, kind).reduce(
      (sum, run) => sum + run.font.getAdvanceWidth(run.text, 1),
      0,
    );
    this.widths.set(key, width);
    return width;
  }

  outline(text: string, kind: FontKind, x: number, y: number, size: number): string {
    let at = x;
    return this.runs(text, kind)
      .map((run) => {
        const data = run.font.getPath(run.text, at, y, size).toPathData(2);
        at += run.font.getAdvanceWidth(run.text, size);
        return data;
      })
      .join('');
  }

  private runs(text: string, kind: FontKind): readonly Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = this.fontOf(character, kind);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({font, text: character});
    }
    return runs;
  }

  private fontOf(character: string, kind: FontKind): Font {
    const key = `${kind} ${character}`;
    const font = this.fonts.get(key) ?? this.findFont(character, kind);
    this.fonts.set(key, font);
    return font;
  }

  private findFont(character: string, kind: FontKind): Font {
    const codePoint = character.codePointAt(0)!;
    for (const {has, file} of this.families[kind]) {
      if (!has(codePoint)) continue;
      const font = this.load(file);
      if (font.charToGlyphIndex(character) > 0) return font;
    }
    throw new Error(
      `No font of the social images has "${character}" (U+${codePoint.toString(16)})`,
    );
  }

  private load(file: string): Font {
    const cached = this.loaded.get(file);
    if (cached) return cached;
    const {buffer, byteOffset, byteLength} = fs.readFileSync(file);
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    this.loaded.set(file, font);
    return font;
  }
}

/** Lists the font files of a Fontsource package, Latin first. `unicode.json` has the characters of each file. */
function subsetsOf(folder: string): readonly Subset[] {
  const ranges = JSON.parse(fs.readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const names = ['latin', ...Object.keys(ranges).filter((name) => name !== 'latin')];
  return names.map((name) => ({
    has: parseUnicodeRange(ranges[name]!),
    file: path.join(
      folder,
      'files',
      `${path.basename(folder)}-${name.replace(/[[\]]/g, '')}-${cardWeight}-normal.woff`,
    ),
  }));
}

/** Parses a `unicode-range` of CSS, such as `U+4e00-4e0f,U+20`. Returns a function that tests a code point. */
function parseUnicodeRange(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((part) => {
    const match = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(part.trim());
    if (!match) throw new Error(`"${part}" is not a valid unicode-range`);
    const first = parseInt(match[1]!, 16);
    return [first, match[2] === undefined ? first : parseInt(match[2], 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
