import {readFileSync} from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {forms} from '../../../src/components/markdown';
import {homeFamily, homeOpening} from '../../../src/components/Home/markdown';
import {points, scenarios} from '../../../src/components/Home/sections';
import {remarkSiteComponents} from '../../../src/compiler/html/components';
import {plainContent, stringify} from '../../../src/compiler/mirror/mirror';
import {parseFile} from '../../../src/compiler/parse/page';
import {loadPageData} from '../../../src/compiler/records/data';
import {say, wordsOf} from '../../../src/compiler/say';
import {fileSize} from '../../../src/lib/page/fileSize';
import {locales} from '../../../src/site/locales';
import {identity} from '../../../src/site/identity';
import {settings} from '../../../src/site/settings';
import {tools} from '../../../src/site/tools';

const written = (nodes: Parameters<typeof stringify>[0]): string =>
  stringify(nodes).replaceAll('\\', '');

it('opens the landing page with its texts, where to begin and how to install', () => {
  expect(written(homeOpening('en', {...settings, sourceUrl: 'https://a.example/b'})))
    .toBe(`${say('en', 'home.subtitle')}

${say('en', 'home.text')}

- [${say('en', 'home.start')}](${settings.hero.start})
- [${say('en', 'home.source')}](https://a.example/b)

\`\`\`bash
npm ${identity.createCommand}
\`\`\`
`);
});

it('leads on inside the site where there is no address of the sources', () => {
  const text = written(homeOpening('en', {...settings, sourceUrl: undefined}));
  expect(text).toContain(`- [${say('en', 'home.more')}](${settings.hero.more})`);
});

it('lists the family of tools with what they are for', () => {
  const lines = written(homeFamily('zh-Hans')).trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    `## ${say('zh-Hans', 'home.family')}`,
    '',
    say('zh-Hans', 'home.familyText'),
  ]);
  expect(lines.slice(4)).toEqual(
    tools.map(({name, href, description}) => `- [${name}](${href})：${description['zh-Hans']}`),
  );
});

describe.each(locales)('between them, in %s', (locale) => {
  const siteDir = path.resolve(__dirname, '../../..');
  const data = loadPageData(siteDir, locale);
  const tree = parseFile(path.join(siteDir, 'src/pages/_home.mdx'));
  const words = wordsOf(locale, 'Home');
  const toAbsolute = (target: string): string => target;
  const text = written(plainContent({tree, data, forms, toAbsolute}));

  it.each(scenarios)(
    'shows $example: configuration, files and their sizes as recorded',
    (scenario) => {
      const {label, link, to, example, config} = scenario;
      const [, ...rest] = text.split(`\n**${words[label]}**\n`);
      const [own = ''] = rest.join('').split('\n**');
      const {output, exitCode, rslib} = data.example(example);
      expect(exitCode).toBe(0);
      expect(own).toContain(`[${words[link]}](${to})`);
      expect(own).toContain(readFileSync(path.join(siteDir, 'examples', example, config), 'utf8'));
      for (const file of output) expect(own).toContain(`${file.path}  ${fileSize(file.bytes)}\n`);
      expect(own).toContain(`${identity.package} ${rslib}`);
    },
  );

  it('names what built the examples, and lists the points with their pages', () => {
    expect(text).toContain(`${identity.package} ${data.packageVersion}`);
    expect(text).not.toContain('{tool}');
    for (const {title, text: line, to} of points) {
      expect(text).toContain(
        `- [${words[title]}](${to})${say(locale, 'punctuation.colon')}${words[line]}`,
      );
    }
  });

  it('gives the page a tab for each scenario, with its built example', () => {
    const page = structuredClone(tree);
    const file = new VFile({path: 'home.mdx'});
    remarkSiteComponents({records: {siteDir, load: () => data}, forms})(page, file);
    const found = JSON.stringify(page);
    for (const view of ['ScenariosView', 'PointsView']) expect(found).toContain(`"name":"${view}"`);
    for (const view of ['TabItem', 'ExampleView']) {
      expect(found.split(`"name":"${view}"`)).toHaveLength(scenarios.length + 1);
    }
  });
});
