import path from 'node:path';
import {forms} from '../../../src/components/markdown';
import {homeOpening} from '../../../src/components/Home/markdown';
import {compared, points, scenarios} from '../../../src/components/Home/sections';
import {plainContent, stringify} from '../../../src/compiler/mirror/renderMirror';
import {parseFile} from '../../../src/compiler/parse/parsePage';
import type {ComparedTool} from '../../../src/rslib/examples/comparison';
import {loadPageData} from '../../../src/rslib/pageData';
import {getMessage, getViewMessages} from '../../../src/compiler/messages';
import {fileSize} from '../../../src/lib/page/fileSize';
import {locales} from '../../../src/site/locales';
import {identity} from '../../../src/site/identity';
import {settings} from '../../../docusaurus.config';
import {root} from '../../../tools/support/paths';

const written = (nodes: Parameters<typeof stringify>[0]): string =>
  stringify(nodes).replaceAll('\\', '');

it('starts the landing page with its texts, links and the install command', () => {
  expect(written(homeOpening('en', {...settings, sourceUrl: 'https://a.example/b'})))
    .toBe(`${getMessage('en', 'home.subtitle')}

${getMessage('en', 'home.text')}

- [${getMessage('en', 'home.start')}](${settings.hero.start})
- [${getMessage('en', 'home.source')}](https://a.example/b)

\`\`\`bash
npm ${identity.createCommand}
\`\`\`
`);
});

it('links to the documentation if the sources have no URL', () => {
  const text = written(homeOpening('en', {...settings, sourceUrl: undefined}));
  expect(text).toContain(`- [${getMessage('en', 'home.more')}](${settings.hero.more})`);
});

describe.each(locales)('the scenarios in %s', (locale) => {
  const data = loadPageData(root, locale);
  const tree = parseFile(path.join(root, 'src/pages/_home.mdx'));
  const words = getViewMessages(locale, 'Home');
  const text = written(plainContent({tree, data, forms, toAbsolute: (target) => target}));

  it.each(scenarios)(
    'shows $example: configuration, files and their sizes as recorded',
    (scenario) => {
      const {id, to, example} = scenario;
      const [, ...rest] = text.split(`\n**${words[id]}**\n`);
      const [own = ''] = rest.join('').split('\n**');
      const {output, exitCode, rslib} = data.example(example);
      expect(exitCode).toBe(0);
      expect(own).toContain(`[${words[`${id}Link`]}](${to})`);
      expect(own).toContain(data.exampleFile(example, 'rslib.config.ts'));
      for (const file of output) expect(own).toContain(`${file.path}  ${fileSize(file.bytes)}\n`);
      expect(own).toContain(`${identity.package} ${rslib}`);
    },
  );

  it('has a row per compared tool, as recorded', () => {
    for (const {id, name} of compared) {
      const {typescript, seconds, configLines, bytes} = data.comparison.tools.find(
        (one) => one.id === id,
      )!;
      const cells = text
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .find((row) => row[1]?.startsWith(name) && row[2] === typescript)!;
      expect(cells.slice(3, 5)).toEqual([
        words.time.replace('{n}', seconds.toFixed(1)),
        String(configLines),
      ]);
      expect(cells[5]).toMatch(
        new RegExp(`^${fileSize(bytes.esm)}.*${fileSize(bytes.cjs)}$`.replaceAll(' ', '\\s')),
      );
    }
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  it('names the version, and lists the points with their pages', () => {
    expect(text).toContain(`${identity.package} ${data.packageVersion}`);
    expect(text).not.toContain('{tool}');
    for (const {id, to} of points) {
      expect(text).toContain(
        `- [${words[id]}](${to})${getMessage(locale, 'punctuation.colon')}${words[`${id}Text`].split('{')[0]}`,
      );
    }
  });
});

it('the records prove what the text says about the comparison', () => {
  const {comparison} = loadPageData(root, 'en');
  const tools = ['rslib', 'rslib6', 'tsup', 'rollup', 'tsc'].map((id) =>
    comparison.tools.find((tool) => tool.id === id)!,
  ) as [ComparedTool, ComparedTool, ComparedTool, ComparedTool, ComparedTool];
  const [rslib, , tsup, rollup, tsc] = tools;
  expect(tools.filter(({problems}) => problems.length > 0)).toEqual([]);
  expect(Math.min(...tools.map(({seconds}) => seconds))).toBe(tsc.seconds);
  expect(Math.min(rslib.bytes.cjs, tsc.bytes.cjs)).toBeGreaterThan(
    Math.max(tsup.bytes.cjs, rollup.bytes.cjs),
  );
  expect([rslib.configLines, rslib.configs, rslib.packages]).toEqual([
    6,
    ['rslib.config.ts'],
    [expect.stringContaining(identity.package)],
  ]);
  expect(tsc.configs).toHaveLength(3);
  expect([rslib, tsup, rollup].map(({buildsWithLatest}) => buildsWithLatest)).toEqual([
    true,
    false,
    false,
  ]);
});
