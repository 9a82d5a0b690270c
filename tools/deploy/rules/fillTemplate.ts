import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../support/paths';

type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * Fills the `{{name}}` placeholders of a file in `templates`. A list replaces the line of its placeholder by one line
 * for each entry.
 */
export function fillTemplate(file: string, values: Values): string {
  const valueOf = (name: string): string | readonly string[] => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} names {{${name}}}, which has no value.`);
    return value;
  };
  return readFileSync(join(root, 'tools/deploy/rules/templates', file), 'utf8')
    .replace(/^([ \t]*)\{\{(\w+)\}\}\n/gm, (_line, indent: string, name: string) =>
      [valueOf(name)]
        .flat()
        .map((line) => `${indent}${line}\n`)
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => [valueOf(name)].flat().join(''));
}
