import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteRoot} from '../siteRoot';

export type Drawing = {
  /** Pieces of code above the drawing, such as `bundle: true`. */
  readonly title: readonly string[];
  readonly svg: string;
  /** Sentence below the drawing. */
  readonly text: string;
};

/**
 * Reads the drawings of a diagram, `src/components/Diagram/<name>.svg`. The messages in `words` replace their names in braces: `{stays}`. An attribute
 * `data-drawing="bundle"` refers to the sentence `bundleText`.
 */
export function readDrawings(
  name: string,
  words: Readonly<Record<string, string>>,
): readonly Drawing[] {
  const file = path.join(siteRoot, 'src/components/Diagram', `${name}.svg`);
  const word = (id: string): string => {
    if (words[id] === undefined)
      throw new Error(`${file}: there is no message build.${name}.${id}`);
    return words[id];
  };
  const drawings = readFileSync(file, 'utf8').match(/<svg data-[^]*?<\/svg>/g) ?? [];
  return drawings.map((source) => {
    const [, id = '', title = ''] = /data-drawing="(\w+)" data-title="([^"]*)" /.exec(source) ?? [];
    const svg = source
      .replace(/ data-\w+="[^"]*"/g, '')
      .replace(/>\s+</g, '><')
      .replace(/\{(\w+)\}/g, (_, message: string) => word(message).replace(/[&<]/g, escapeMarkup));
    return {title: title.split('|'), svg, text: word(`${id}Text`)};
  });
}

function escapeMarkup(character: string): string {
  return character === '&' ? '&amp;' : '&lt;';
}
