import {toolGroups, tools} from '../../../src/site/tools';

test('each tool of the family has its own name, drawing and secure address', () => {
  const all = toolGroups.flatMap((group) => group.tools);
  for (const key of ['name', 'logo', 'href'] as const) {
    expect(new Set(all.map((tool) => tool[key])).size).toBe(all.length);
  }
  expect(all.filter(({href, linkText}) => href !== `https://${linkText}`)).toEqual([]);
  expect(tools.filter(({npmPackage}) => !/^@[\w-]+\/[\w-]+$/.test(npmPackage ?? ''))).toEqual([]);
});
