import fs from 'node:fs';
import path from 'node:path';
import {readAdvances, type Advances} from './fontMetrics';
import {parseUnicodeRange} from './unicodeRange';
import {unpackWoff} from './woff';
import {cardFonts, type CardMeasure} from './card';

/** A part of a font that holds some of its characters. */
type Subset = {readonly has: (codePoint: number) => boolean; readonly file: string};
type Loaded = {readonly font: Buffer; readonly advances: Advances};

/** The fonts of the cards, from their npm packages; a part is read when a text first needs it. */
export class CardFonts {
  private readonly loaded = new Map<string, Loaded>();
  private readonly families: Readonly<Record<keyof CardMeasure, readonly Subset[]>>;

  constructor(siteDir: string) {
    const folder = path.join(siteDir, 'node_modules/@fontsource');
    this.families = {
      text: subsetsOf(path.join(folder, 'noto-sans-sc')),
      code: subsetsOf(path.join(folder, 'jetbrains-mono')),
    };
  }

  readonly measure: CardMeasure = {
    text: (text) => this.width('text', text),
    code: (text) => this.width('code', text),
  };

  /**
   * The parts that the characters of a drawing need, in the order in which the renderer is to look for a character:
   * it begins with the first part of a family, then tries all others in turn.
   */
  filesFor(svg: string): readonly Buffer[] {
    const needed = new Set<string>();
    for (const [, family, content] of svg.matchAll(
      /<text[^>]* font-family="([^"]+)"[^>]*>([\s\S]*?)<\/text>/g,
    )) {
      const kind = family === cardFonts.code ? 'code' : 'text';
      for (const character of content!.replace(/<[^>]+>/g, ''))
        needed.add(this.partFor(kind, character));
    }
    return [...this.families.text, ...this.families.code]
      .filter(({file}) => needed.has(file))
      .map(({file}) => this.load(file).font);
  }

  private width(kind: keyof CardMeasure, text: string): number {
    return [...text].reduce((sum, character) => {
      const part = this.load(this.partFor(kind, character));
      return sum + part.advances(character.codePointAt(0)!)!;
    }, 0);
  }

  private partFor(kind: keyof CardMeasure, character: string): string {
    const codePoint = character.codePointAt(0)!;
    const part = this.families[kind].find(
      ({has, file}) => has(codePoint) && this.load(file).advances(codePoint) !== undefined,
    );
    if (part) return part.file;
    throw new Error(
      `No font of the social images has "${character}" (U+${codePoint.toString(16)})`,
    );
  }

  private load(file: string): Loaded {
    const known = this.loaded.get(file);
    if (known) return known;
    const font = unpackWoff(fs.readFileSync(file));
    const loaded = {font, advances: readAdvances(font)};
    this.loaded.set(file, loaded);
    return loaded;
  }
}

/** The parts of a package of fontsource, Latin first: their characters stand in `unicode.json`. */
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
      `${path.basename(folder)}-${name.replace(/[[\]]/g, '')}-${cardFonts.weight}-normal.woff`,
    ),
  }));
}
