import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {main} from '../../../src/translation/commands';
import {configuration, french, lockFile, TestSite} from './support';

const fence = '```';

const source = `---
title: Guide
description: What a guide says
---

Read [the notes](/notes.mdx).

## Install {/* #install */}

Put the entry into a folder.

${fence}ts title="a.ts"
const a = 1; // one
${fence}

<Steps>

### Build {/* #build */}

| Option | Value |
| --- | --- |
| \`dts\` | true |

</Steps>
`;

const target = `---
title: Guide pratique
description: Ce que dit un guide
---

Lisez [les notes](/notes.mdx).

## Installer {/* #install */}

Mettez l'entrée dans un dossier.

${fence}ts title="a.ts"
const a = 1; // un
${fence}

<Steps>

### Construire {/* #build */}

| Option | Valeur |
| --- | --- |
| \`dts\` | vrai |

</Steps>
`;

const guide = 'handbook/guide/index.mdx';
const page = `${french}/guide/index.mdx`;
const messages = 'i18n/fr/code.json';
const files = {
  [guide]: source,
  [page]: target,
  'src/pages/about.md': 'About us, with {/* nothing */} more.\n',
  'i18n/fr/docusaurus-plugin-content-pages/about.md': 'À propos de nous.\n',
  'i18n/en/code.json': '{\n  "a.b": {"message": "Copy {name}"}\n}\n',
  [messages]: '{\n  "a.b": {"message": "Copier {name}"}\n}\n',
  'i18n/terms.json': JSON.stringify([
    {term: 'entry', fr: 'entrée', forbidden: {fr: ['point d’entrée', 'entrypoint']}},
    {term: 'folder', fr: 'dossier', forbidden: {fr: ['répertoire']}, note: 'as on the desktop'},
  ]),
};

let site: TestSite;

beforeEach(async () => {
  site = new TestSite(files);
  await site.sync();
});

/** Returns the output and exit code of a command. */
async function call(...args: readonly string[]) {
  const lines: string[] = [];
  const code = await main(args, {
    root: site.root,
    print: (text) => void lines.push(text),
    hasColour: false,
    columns,
    name: 'i18n',
  });
  return {code, text: lines.join('\n')};
}

/** Width of the terminal. */
let columns: number | undefined;
afterEach(() => (columns = undefined));

const read = (file: string): string => readFileSync(join(site.root, file), 'utf8');
const change = (file: string, from: string, to: string): void => {
  const text = read(file);
  expect(text).toContain(from);
  site.write({[file]: text.replace(from, to)});
};
const changeSource = (): void => change(guide, 'Put the entry into', 'Move the entry into');

describe('a command', () => {
  it('prints its help', async () => {
    const {code, text} = await call('--help');
    expect(code).toBe(0);
    for (const name of ['status', 'diff', 'sync', 'check', 'new', 'packet', 'apply']) {
      expect(text).toContain(`  ${name} `);
      expect((await call(name, '--help')).text).toContain(`i18n ${name}`);
    }
    expect(text).toMatch(/Exit codes: 0 .* 1 .* 2 /);
  });

  it.each([
    [['statsu'], 'no command "statsu"'],
    [[], 'No command'],
    [['status', '--colour'], '--colour'],
    [['status', 'nope'], 'no page "nope"'],
    [['sync', 'guide/index#nope'], 'no section "nope"; it has @front-matter, @intro, install'],
    [['sync'], 'Which page?'],
    [['sync', 'guide/index', '--no-change', ' '], 'needs a reason'],
    [['status', '--locale', 'de'], 'no language "de": fr'],
    [['status', '--config', 'x.json'], 'x.json is missing'],
    [['apply', 'x.md'], 'not found: x.md'],
  ])('with wrong arguments exits with 2: %j', async (args, message) => {
    const {code, text} = await call(...args);
    expect(text).toContain(message);
    expect(code).toBe(2);
  });

  it.each(['guide/index', 'guide', 'guide/', guide, './handbook/guide/index.mdx', page])(
    'accepts %s as the name of a page',
    async (name) => {
      changeSource();
      expect((await call('diff', name)).text).toContain('guide/index#install');
    },
  );
});

describe('status', () => {
  it('lists stale sections', async () => {
    expect((await call('status')).text).toContain('3 of 3 pages are up to date');
    changeSource();
    const {code, text} = await call('status');
    expect(code).toBe(0);
    expect(text).toMatch(/guide\/index +3\/4 +1 stale: install/);
    expect(text).toContain('2 of 3 pages are up to date. 6 sections: 5 fresh, 1 stale');
  });

  it('is JSON that includes messages of the interface', async () => {
    change('i18n/en/code.json', 'Copy', 'Copy all of');
    const status = JSON.parse((await call('status', '--json')).text) as object;
    expect(status).toEqual({
      pages: [
        {
          path: 'guide/index',
          sections: ['@front-matter', '@intro', 'install', 'build'].map((id) => ({
            id,
            state: 'fresh',
          })),
        },
        {path: 'pages/about', sections: [{id: '@intro', state: 'fresh'}]},
        {path: 'i18n/fr/code', sections: [{id: 'a.b', state: 'stale'}]},
      ],
      totals: expect.objectContaining({fresh: 5, stale: 1, orphan: 0}) as object,
    });
  });
});

it.each([
  ['side by side on a wide terminal', 100, true],
  ['one below the other on a narrow one', 99, false],
  ['one below the other in a pipe', undefined, false],
])('diff shows both languages %s', async (_name, width, isBeside) => {
  changeSource();
  columns = width;
  const {text} = await call('diff', 'guide/index');
  const lines = text.split('\n');
  const beside = lines.filter((line) => line.includes('Move') && line.includes('Mettez'));
  expect(beside).toHaveLength(isBeside ? 1 : 0);
  if (isBeside) expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(100);
  expect((await call('diff', '--help')).text).toContain('In two columns where a terminal has 100');
});

it('diff and packet describe differences in structure', async () => {
  change(page, 'const a = 1;', 'const a = 2;');
  changeSource();
  expect((await call('diff', 'guide/index')).text).toMatch(
    /#install {2}structure differs\n.*index\.mdx:\d+: ts block .*const a = 1/,
  );
  await call('packet', 'guide/index');
  expect(read('guide-index.fr.packet.md')).toMatch(
    /## install: structure differs\n\n.*index\.mdx:\d+: ts block .*const a = 1/,
  );
});

describe('sync', () => {
  it('refuses untranslated sections and agrees on the others', async () => {
    changeSource();
    change(page, 'Construire', 'Bâtir');
    change(guide, '### Build', '### Make');
    const {code, text} = await call('sync', 'guide/index');
    expect(code).toBe(1);
    expect(text).toContain('agreed   guide/index#build');
    expect(text).toContain('refused  guide/index#install: the translation has not changed');
    expect((await call('sync', 'guide/index#install', '--no-change', 'the same')).code).toBe(0);
    expect((await call('sync', '--all')).text).toBe('Nothing to agree on.');
  });
});

describe('an entry that was deleted from the lock by hand', () => {
  const lock = (): {pages: Record<string, {sections: Record<string, unknown>}>} =>
    JSON.parse(read(lockFile)) as never;
  const write = (data: object): void => site.write({[lockFile]: JSON.stringify(data, null, 2)});
  const changeTarget = (): void => change(page, 'dans un dossier', 'dans ce dossier');

  it.each([
    ['of a section', ['install']],
    ['of a page', ['@front-matter', '@intro', 'install', 'build']],
  ])('%s is reported, and agreed again only with a reason', async (what, ids) => {
    const data = lock();
    if (what === 'of a page') delete data.pages['guide/index'];
    else delete data.pages['guide/index']!.sections.install;
    write(data);
    expect((await call('status')).text).toContain(
      `${ids.length} suspicious: ${ids.slice(0, 3).join(', ')}`,
    );
    const {code, text} = await call('check');
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/mdx:\d+: the lock has lost its entry for "install"/),
    ]);
    // Agreeing on other pages rewrites the lock.
    change(messages, 'Copier', 'Copie');
    expect((await call('sync', 'i18n/fr/code', '--no-change', 'better')).code).toBe(0);
    changeSource();
    changeTarget();
    for (const args of [['guide/index'], ['--all']]) {
      const again = await call('sync', ...args);
      expect([again.code, again.text]).toEqual([
        1,
        expect.stringContaining('#install: the lock was changed by hand'),
      ]);
    }
    expect((await call('sync', '--all', '--no-change', 'merged')).code).toBe(0);
    expect((await call('status')).text).toContain('3 of 3 pages are up to date');
    expect((await call('check', '--strict')).code).toBe(0);
  });

  it('differs from a new section or page, which need no reason', async () => {
    site.write({
      'handbook/new.mdx': source,
      [`${french}/new.mdx`]: target,
      [guide]: `${source}\n## More {/* #more */}\n\nMore of it.\n`,
      [page]: `${target}\n## Plus {/* #more */}\n\nEncore.\n`,
    });
    expect((await call('sync', 'new#install', 'guide/index')).code).toBe(0);
    expect((await call('sync', '--all')).code).toBe(0);
    expect((await call('status')).text).toContain('4 of 4 pages are up to date');
  });
});

it('sync --all removes deleted pages, and settles corrected ones', async () => {
  change(page, 'dossier', 'répertoire');
  await call('sync', 'guide/index', '--no-change', 'the same');
  const isSettled = async (): Promise<boolean> =>
    (await site.translation()).pages.find((one) => one.path === 'guide/index')!.isSettled;
  expect(await isSettled()).toBe(false);
  change('i18n/terms.json', 'répertoire', 'classeur');
  site.write({
    'src/pages/about.md': undefined,
    'i18n/fr/docusaurus-plugin-content-pages/about.md': undefined,
  });
  expect((await call('sync', '--all')).text).toContain('removed outdated entries from the lock');
  expect(Object.keys(site.lock)).toEqual(['guide/index', 'i18n/fr/code']);
  expect(await isSettled()).toBe(true);
});

describe('check', () => {
  it('passes when nothing is wrong', async () => {
    for (const args of [[], ['--all'], ['guide/index'], ['--strict']]) {
      const {code, text} = await call('check', ...args);
      expect(text).toMatch(/^fr: \d pages, 0 to correct, 0 sections/);
      expect(code).toBe(0);
    }
  });

  it('reports stale sections, and fails for them only when strict', async () => {
    changeSource();
    const {code, text} = await call('check');
    expect(text).toContain('handbook/guide/index.mdx:8: "install" is stale');
    expect(code).toBe(0);
    expect((await call('check', '--strict')).code).toBe(1);
  });

  it.each([
    [
      'a translated block of code',
      page,
      'const a = 1',
      'const un = 1',
      `${page}:13: ts block title="a.ts", but ${guide}:12 has`,
    ],
    [
      'a dropped link',
      page,
      '[les notes](/notes.mdx)',
      'les notes',
      `${guide}:6: links to /notes.mdx`,
    ],
    ['an extra link', page, 'Mettez', '[Mettez](/a.mdx)', `${page}:10: links to /a.mdx`],
    ['a missing id', page, ' {/* #install */}', '', `${page}:8: "Installer" has no id`],
    ['a duplicate id', page, '#build', '#install', `${page}:18: "Construire" has the id "install"`],
    ['another id', page, '#install', '#installer', `${page}:8: "Installer" (#installer) is not in`],
    ['a forbidden term', page, 'dossier', 'répertoire', `${page}:10: write "dossier" instead of`],
    ['a missing row', page, '| `dts` | vrai |\n', '', `${page}:20: table with 1 rows`],
    ['a translated name', page, '`dts`', '`dés`', `${page}:22: \`dés\` does not occur in`],
    ['a renamed component', page, '<Steps>', '<Étapes>', `${page}:16: `],
    [
      'another placeholder',
      messages,
      '{name}',
      '{nom}',
      `${messages}:2: "a.b" has {nom}, not {name}`,
    ],
    ['a renamed message', messages, 'a.b', 'a.c', `${messages}:1: "a.b" is missing`],
    ['an empty message', messages, 'Copier {name}', '', `${messages}:2: "a.b" is empty`],
    ['a broken seal', lockFile, '"seal":"', '"seal":"0', 'was changed by hand'],
  ])('fails with file and line for %s', async (_name, file, from, to, message) => {
    change(file, from, to);
    if (to === '<Étapes>') change(file, '</Steps>', '</Étapes>');
    const {code, text} = await call('check');
    expect(text).toContain(message);
    expect(code).toBe(1);
  });
});

describe('a page that has no translation', () => {
  beforeEach(() => site.write({[page]: undefined}));

  it('is created as a copy of the source that is still untranslated', async () => {
    expect((await call('new', 'guide/index')).code).toBe(0);
    expect(read(page)).toBe(source);
    expect((await call('new', 'guide/index')).text).toContain('already exists');
    site.write({[lockFile]: undefined});
    expect((await call('status')).text).toMatch(/guide\/index +0\/4 +4 untranslated/);
    expect((await call('sync', 'guide/index')).code).toBe(1);
  });
});

describe('a packet', () => {
  const packet = 'guide-index.fr.packet.md';

  beforeEach(async () => {
    changeSource();
    expect((await call('packet', 'guide/index')).text).toContain(packet);
  });

  it('contains the changed sections with terms and rules, and no others', () => {
    const text = read(packet);
    expect(text).toContain('Move the entry into a folder.');
    expect(text).toContain(`Mettez l'entrée dans un dossier.`);
    expect(text).toContain('- entry: entrée, not point d’entrée, entrypoint');
    expect(text).toContain('- folder: dossier, not répertoire (as on the desktop)');
    expect(text).toContain('Vouvoyer le lecteur.');
    expect(text).not.toContain('| Option |');
  });

  it('changes only its sections when it is applied', async () => {
    change(packet, 'Mettez l', 'Déplacez l');
    const {code, text} = await call('apply', packet);
    expect(text).toContain(`${page}: install`);
    expect(code).toBe(0);
    expect(read(page)).toBe(target.replace('Mettez', 'Déplacez'));
    expect((await call('sync', 'guide/index')).code).toBe(0);
    expect(await site.open()).toEqual({});
  });

  it('keeps the line ends of the page', async () => {
    site.write({[page]: target.replaceAll('\n', '\r\n')});
    await call('packet', 'guide/index');
    change(packet, 'Mettez l', 'Déplacez l');
    expect((await call('apply', packet)).code).toBe(0);
    expect(read(page)).toBe(target.replace('Mettez', 'Déplacez').replaceAll('\n', '\r\n'));
  });

  /** Returns the first line of the packet with a text. */
  const lineOf = (text: string, from = '\n<<<<<<<'): number => {
    const whole = read(packet);
    return whole.slice(0, whole.indexOf(text, whole.indexOf(from))).split('\n').length;
  };

  it.each([
    ['another rule', 'Vouvoyer', 'Tutoyer'],
    ['another version', 'version ', 'version 0'],
    ['another source', 'Move the entry', 'Move an entry'],
    ['an added line', 'change it here:', 'change it here:\n'],
    ['text after its end', '>>>>>>> install\n', '>>>>>>> install\nMore'],
    ['a renamed section', '>>>>>>> install', '>>>>>>> installer'],
  ])('is refused for a change outside of its translation: %s', async (_name, from, to) => {
    change(packet, 'Mettez l', 'Déplacez l');
    change(packet, from, to);
    const {code, text} = await call('apply', packet);
    expect(text).toMatch(new RegExp(`^${packet.replaceAll('.', '\\.')}:\\d+: `));
    expect(code).toBe(1);
    expect(read(page)).toBe(target);
  });

  it.each([
    ['broken code', 'const a = 1', 'const b = 1', 'const b', 'ts block'],
    [
      'an extra heading',
      '\n>>>>>>>',
      '\n## Autre {/* #autre */}\n>>>>>>>',
      '## Autre',
      '"Autre" is an unexpected section',
    ],
    ['a forbidden term', 'dossier', 'répertoire', 'répertoire', 'write "dossier"'],
    ['a tag that does not end', 'dossier', '<Steps>', '<Steps>', 'Expected'],
  ])('is refused for %s, with its line', async (_name, from, to, at, message) => {
    const whole = read(packet);
    const start = whole.indexOf('\n<<<<<<<');
    site.write({[packet]: whole.slice(0, start) + whole.slice(start).replace(from, to)});
    const {code, text} = await call('apply', packet);
    expect(text).toContain(`${packet}:${lineOf(at)}: `);
    expect(text).toContain(message);
    expect(code).toBe(1);
    expect(read(page)).toBe(target);
  });

  it('is refused without changes, and after the page has changed', async () => {
    expect((await call('apply', packet)).text).toContain('no section was changed');
    change(packet, 'Mettez l', 'Déplacez l');
    change(page, 'Construire', 'Bâtir');
    expect((await call('apply', packet)).text).toContain('for another version of the page');
  });

  it('translates back when the translation changed first', async () => {
    site.write({[guide]: source});
    change(page, 'Mettez', 'Déplacez');
    await call('packet', 'guide/index#install');
    change(packet, '<<<<<<< install\n## Install', '<<<<<<< install\n## Set up');
    expect((await call('apply', packet)).code).toBe(0);
    expect(read(guide)).toBe(source.replace('## Install', '## Set up'));
  });

  it('inserts a missing section where the source has it', async () => {
    change(guide, '## Install', '## More {/* #more */}\n\nText.\n\n## Install');
    await call('packet', 'guide/index#more');
    change(packet, '<<<<<<< more\n## More', '<<<<<<< more\n## Encore');
    change(packet, 'Text.\n>>>>>>>', 'Texte.\n>>>>>>>');
    expect((await call('apply', packet)).code).toBe(0);
    expect(read(page)).toBe(
      target.replace('## Installer', '## Encore {/* #more */}\n\nTexte.\n\n## Installer'),
    );
  });

  it('can contain messages of the interface', async () => {
    change('i18n/en/code.json', 'Copy', 'Copy \\"all\\" of');
    const words = 'i18n-fr-code.fr.packet.md';
    await call('packet', 'i18n/fr/code');
    change(words, '<<<<<<< a.b\nCopier {name}', '<<<<<<< a.b\nCopier « tout » "de" {nom}');
    expect((await call('apply', words)).text).toContain('has {nom}, not {name}');
    change(words, '{nom}', '{name}');
    expect((await call('apply', words)).code).toBe(0);
    expect(JSON.parse(read(messages))).toEqual({
      'a.b': {message: 'Copier « tout » "de" {name}'},
    });
  });
});

it('requires a language where a site has several', async () => {
  const several = {...configuration, locales: ['fr', 'de']};
  site = new TestSite(files, several);
  expect((await call('status', '--json')).text).toContain('--locale fr | de');
  expect((await call('status')).text).toMatch(/to fr[^]*to de/);
  expect((await call('status', '--json', '--locale', 'de')).code).toBe(0);
});

it.each([
  [{locales: []}, '"locales"'],
  [{locales: ['en']}, '"locales"'],
  [{lock: 'lock.json'}, '"lock"'],
  [{content: [{source: 'docs', target: 'x', prefix: ''}]}, '"content" 1'],
  [{words: [{source: 'a.json', target: 'b.json'}]}, '"words" 1'],
  [{format: 'md'}, '"format"'],
  [{glossary: 'none.json'}, 'none.json is missing'],
])('reports a mistake in the configuration: %j', async (wrong, message) => {
  site.write({'i18n/translation.json': JSON.stringify({...configuration, ...wrong})});
  const {code, text} = await call('status');
  expect(text).toContain(message);
  expect(code).toBe(2);
});
