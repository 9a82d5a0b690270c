import {
  choiceAttribute,
  isGroupName,
  readChoices,
  storedTabsCss,
} from '../../../../src/lib/storage/tabChoices';

it.each<[string | null, Record<string, string>]>([
  [null, {}],
  ['', {}],
  ['nonsense', {}],
  ['7', {}],
  ['[]', {}],
  ['{"package-manager":"bun"}', {'package-manager': 'bun'}],
  ['{"a":"x","node-20":"y"}', {a: 'x', 'node-20': 'y'}],
  ['{"a":7,"b":null,"c":{},"d":"x"}', {d: 'x'}],
  ['{"a b":"x","A":"x","9":"x","":"x","a]":"x"}', {}],
])('reads %j', (stored, expected) => {
  expect(readChoices(stored)).toEqual(expected);
});

it.each([
  ['package-manager', true],
  ['node-20', true],
  ['a', true],
  ['', false],
  ['Node', false],
  ['20', false],
  ['a b', false],
  ['a"', false],
])('validates %j as the name of a group', (name, expected) => {
  expect(isGroupName(name)).toBe(expected);
});

it('writes no rules when nothing was chosen', () => {
  expect(storedTabsCss({})).toBe('');
});

it('writes rules for the choice of every group, on screens and before hydration', () => {
  const css = storedTabsCss({'module-format': 'cjs', os: 'linux'});
  expect(css).toMatch(/^@media screen\{.*\}$/);
  const selectors = [...css.slice('@media screen{'.length, -1).matchAll(/([^{}]+)\{[^{}]*\}/g)].map(
    ([, selector]) => selector!,
  );
  expect(selectors).toHaveLength(8);
  for (const group of ['module-format', 'os']) {
    const start = `html[${choiceAttribute(group)}=`;
    const own = selectors.filter((selector) => selector.startsWith(start));
    expect(own).toHaveLength(4);
    for (const selector of own) {
      expect(selector).toContain(`[data-group="${group}"]:not([data-set])`);
    }
  }
});

it.each(['"]{}*{color:red}', '\\', 'a\nb', '</style>', '字'])('escapes the value %j', (value) => {
  const css = storedTabsCss({a: value});
  const strings = [...css.matchAll(/="([^"]*)"/g)].map(([, text]) => text!);
  expect(css.split('{').length).toBe(css.split('}').length);
  for (const text of strings) expect(text).toMatch(/^(?:[a-z0-9-]|\\[0-9a-f]+ )*$/i);
  const read = strings[0]!.replace(/\\([0-9a-f]+) /g, (_, hex: string) =>
    String.fromCodePoint(parseInt(hex, 16)),
  );
  expect(read).toBe(value);
});
