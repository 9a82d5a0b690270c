import {homeFamily, homeOpening} from '../../../src/components/Home/markdown';
import {say} from '../../../src/compiler/say';
import {stringify} from '../../../src/compiler/mirror/mirror';
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

## ${say('en', 'home.teaser')}

${say('en', 'home.teaserText')}
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
