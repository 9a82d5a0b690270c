import {read} from '../../support/files';

type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns a file of `templates` with values for its `{{name}}` placeholders. A list replaces the line with its
 * placeholder by one line per entry.
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
