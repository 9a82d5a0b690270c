import {readFileSync} from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {forms} from '../../../src/components/markdown';
import {homeOpening} from '../../../src/components/Home/markdown';
import {points, scenarios} from '../../../src/components/Home/sections';
import {remarkSiteComponents} from '../../../src/compiler/html/expandComponents';
import {plainContent, stringify} from '../../../src/compiler/mirror/renderMirror';
import {parseFile} from '../../../src/compiler/parse/parsePage';
import {loadPageData} from '../../../src/compiler/records/pageData';
import {getMessage, getViewMessages} from '../../../src/compiler/messages';
import {fileSize} from '../../../src/lib/page/fileSize';
import {locales} from '../../../src/site/locales';
import {identity} from '../../../src/site/identity';
import {settings} from '../../../docusaurus.config';

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

it('links to the documentation where the sources have no address', () => {
  const text = written(homeOpening('en', {...settings, sourceUrl: undefined}));
  expect(text).toContain(`- [${getMessage('en', 'home.more')}](${settings.hero.more})`);
});

describe.each(locales)('the scenarios in %s', (locale) => {
  const siteDir = path.resolve(__dirname, '../../..');
  const data = loadPageData(siteDir, locale);
  const tree = parseFile(path.join(siteDir, 'src/pages/_home.mdx'));
  const words = getViewMessages(locale, 'Home');
  const toAbsolute = (target: string): string => target;
  const text = written(plainContent({tree, data, forms, toAbsolute}));

  it.each(scenarios)(
    'shows $example: configuration, files and their sizes as recorded',
    (scenario) => {
      const {id, to, example} = scenario;
      const [, ...rest] = text.split(`\n**${words[id]}**\n`);
      const [own = ''] = rest.join('').split('\n**');
      const {output, exitCode, rslib} = data.example(example);
      expect(exitCode).toBe(0);
      expect(own).toContain(`[${words[`${id}Link`]}](${to})`);
      expect(own).toContain(
        readFileSync(path.join(siteDir, 'examples', example, 'rslib.config.ts'), 'utf8'),
      );
      for (const file of output) expect(own).toContain(`${file.path}  ${fileSize(file.bytes)}\n`);
      expect(own).toContain(`${identity.package} ${rslib}`);
    },
  );

  it('names the version, and lists the points with their pages', () => {
    expect(text).toContain(`${identity.package} ${data.packageVersion}`);
    expect(text).not.toContain('{tool}');
    for (const {id, to} of points) {
      expect(text).toContain(
        `- [${words[id]}](${to})${getMessage(locale, 'punctuation.colon')}${words[`${id}Text`]}`,
      );
    }
  });

  it('give the page a tab for each scenario, with its example', () => {
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
