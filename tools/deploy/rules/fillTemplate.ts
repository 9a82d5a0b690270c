import {read} from '../../support/files';

type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * Fills the `{{name}}` placeholders of a file in `templates`. A list replaces the line of its placeholder by one line
 * for each entry.
 */
export function fillTemplate(file: string, values: Values): string {
  const fill = (indent: string, name: string, end: string): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} names {{${name}}}, which has no value.`);
    return [value]
      .flat()
      .map((line) => indent + line + end)
      .join('');
  };
  return read(`tools/deploy/rules/templates/${file}`)
    .replace(/^([ \t]*)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      fill(indent, name, '\n'),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => fill('', name, ''));
}
