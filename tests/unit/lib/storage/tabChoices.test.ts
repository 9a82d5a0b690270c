import {
  choiceAttribute,
  isGroupName,
  readChoices,
  rememberedTabsCss,
} from '../../../../src/lib/storage/tabChoices';

it.each<[string | null, Record<string, string>]>([
  [null, {}],
  ['', {}],
  ['nonsense', {}],
  ['null', {}],
  ['7', {}],
  ['"x"', {}],
  ['[]', {}],
  ['["esm"]', {}],
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
])('knows whether %j can be the name of a group', (name, expected) => {
  expect(isGroupName(name)).toBe(expected);
});

it('writes no rules when nothing was chosen', () => {
  expect(rememberedTabsCss({})).toBe('');
});

it('leaves tabs alone that are live', () => {
  const css = rememberedTabsCss({os: 'linux'});
  expect(css.match(/\[data-group="os"\]/g)).toHaveLength(4);
  expect(css.match(/\[data-group="os"\]:not\(\[data-set\]\)/g)).toHaveLength(4);
});

it('writes rules for every group, which hold as long as the choice does, on screens', () => {
  const css = rememberedTabsCss({'module-format': 'cjs', os: 'linux'});
  expect(css).toMatch(/^@media screen\{.*\}$/);
  const selectors = [...css.slice('@media screen{'.length, -1).matchAll(/([^{}]+)\{[^{}]*\}/g)].map(
    ([, selector]) => selector!,
  );
  expect(selectors).toHaveLength(8);
  for (const group of ['module-format', 'os']) {
    const own = selectors.filter((selector) => selector.includes(`[data-group="${group}"]`));
    expect(own).toHaveLength(4);
    expect(own.every((selector) => selector.startsWith(`html[${choiceAttribute(group)}=`))).toBe(
      true,
    );
  }
});

it.each(['"]{}*{color:red}', '\\', 'a\nb', '</style>', '字'])(
  'lets no value out of its string: %j',
  (value) => {
    const css = rememberedTabsCss({a: value});
    const strings = [...css.matchAll(/="([^"]*)"/g)].map(([, text]) => text!);
    expect(css.split('{').length).toBe(css.split('}').length);
    for (const text of strings) expect(text).toMatch(/^(?:[a-z0-9-]|\\[0-9a-f]+ )*$/i);
    const read = strings[0]!.replace(/\\([0-9a-f]+) /g, (_, hex: string) =>
      String.fromCodePoint(parseInt(hex, 16)),
    );
    expect(read).toBe(value);
  },
);
