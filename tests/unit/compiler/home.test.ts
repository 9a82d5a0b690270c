import {homeFamily, homeOpening} from '../../../src/components/Home/markdown';
import {stringify} from '../../../src/compiler/mirror/mirror';
import {identity} from '../../../src/site/identity';
import {settings} from '../../../src/site/settings';
import {tools} from '../../../src/site/tools';

const say = (id: string): string => `[${id.replace('home.', '')}]`;
const written = (nodes: Parameters<typeof stringify>[0]): string =>
  stringify(nodes).replaceAll('\\', '');

it('opens the landing page with its texts, where to begin and how to install', () => {
  expect(written(homeOpening(say, {...settings, sourceUrl: 'https://a.example/b'})))
    .toBe(`[subtitle]

[text]

- [[start]](${settings.hero.start})
- [[source]](https://a.example/b)

\`\`\`bash
npm ${identity.createCommand}
\`\`\`

## [teaser]

[teaserText]
`);
});

it('leads on inside the site where there is no address of the sources', () => {
  const text = written(homeOpening(say, {...settings, sourceUrl: undefined}));
  expect(text).toContain(`- [[more]](${settings.hero.more})`);
});

it('lists the family of tools with what they are for', () => {
  const lines = written(homeFamily(say, 'zh-Hans')).trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual(['## [family]', '', '[familyText]']);
  expect(lines.slice(4)).toEqual(
    tools.map(({name, href, description}) => `- [${name}](${href})：${description['zh-Hans']}`),
  );
});
