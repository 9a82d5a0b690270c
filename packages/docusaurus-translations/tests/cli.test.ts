import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {main} from '../src/commands.ts';
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

const target = [
  ['Guide', 'Guide pratique'],
  ['What a guide says', 'Ce que dit un guide'],
  ['Read [the notes]', 'Lisez [les notes]'],
  ['Install', 'Installer'],
  ['Put the entry into a folder.', "Mettez l'entrée dans un dossier."],
  ['// one', '// un'],
  ['Build', 'Construire'],
  ['Value', 'Valeur'],
  ['true', 'vrai'],
].reduce((text, [english, french]) => text.replace(english!, french!), source);

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
    {
      term: 'entry',
      fr: 'entrée',
      forbidden: {fr: ['point d’entrée', 'entrypoint']},
      paired: true,
    },
    {term: 'folder', fr: 'dossier', forbidden: {fr: ['répertoire']}, note: 'as on the desktop'},
  ]),
};

let site: TestSite;

beforeEach(async () => {
  site = new TestSite(files);
  await site.sync();
});

/** Runs the command with arguments. Returns its exit code and output. */
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

/** Width of the terminal in characters; undefined for a pipe. */
let columns: number | undefined;
afterEach(() => (columns = undefined));

const read = (file: string): string => readFileSync(join(site.root, file), 'utf8');
const change = (file: string, from: string | RegExp, to: string): void => {
  const text = read(file).replace(from, to);
  expect(text).not.toBe(read(file));
  site.write({[file]: text});
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
    const status = JSON.parse((await call('status', '--json')).text) as {pages: object[]};
    expect(status.pages.slice(1)).toEqual([
      {path: 'pages/about', sections: [{id: '@intro', state: 'fresh'}]},
      {path: 'i18n/fr/code', sections: [{id: 'a.b', state: 'stale'}]},
    ]);
    expect(status).toMatchObject({totals: {fresh: 5, stale: 1, orphan: 0}});
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

it('sync refuses untranslated sections and agrees on the others', async () => {
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

describe('a section that was deleted from the lock by hand', () => {
  it('is reported, and its page is agreed on again only with a reason', async () => {
    change(lockFile, /^ +"install": .*,\n/m, '');
    expect((await call('status')).text).toContain('4 suspicious: @front-matter, @intro, install');
    const {code, text} = await call('check');
    expect(code).toBe(1);
    expect(text).toMatch(/mdx:\d+: the entry of this page in the lock was changed by hand/);
    // `sync` of another page rewrites the lock. The section must count as lost even then.
    change(messages, 'Copier', 'Copie');
    expect((await call('sync', 'i18n/fr/code', '--no-change', 'better')).code).toBe(0);
    changeSource();
    change(page, 'dans un dossier', 'dans ce dossier');
    for (const name of ['guide/index', 'guide/index#build', '--all']) {
      const again = await call('sync', name);
      expect(again.code).toBe(1);
      expect(again.text).toContain('#build: the lock was changed by hand');
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
  const isSettled = async () => (await site.translation()).pages[0]!.isSettled;
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
    ['translated code', page, 'const a = 1', 'const un = 1', `${page}:13: ts block title="a.ts"`],
    ['a dropped link', page, '[les notes](/notes.mdx)', 'les notes', `${guide}:6: links to /notes`],
    ['an extra link', page, 'Mettez', '[Mettez](/a.mdx)', `${page}:10: links to /a.mdx`],
    ['a missing id', page, ' {/* #install */}', '', `${page}:8: "Installer" has no id`],
    ['a duplicate id', page, '#build', '#install', `${page}:18: "Construire" has the id "install"`],
    ['another id', page, '#install', '#installer', `${page}:8: "Installer" (#installer) is not in`],
    ['a forbidden term', page, 'dossier', 'répertoire', `${page}:10: write "dossier" instead of`],
    ['a missing term', page, "l'entrée", 'le module', `${page}:1: "entrée" never occurs`],
    ['a missing row', page, '| `dts` | vrai |\n', '', `${page}:20: table with 1 rows`],
    ['a translated name', page, '`dts`', '`dés`', `${page}:22: \`dés\` does not occur in`],
    ['a renamed component', page, '<Steps>', '<Étapes>', `${page}:16: `],
    ['another placeholder', messages, '{name}', '{nom}', `${messages}:2: "a.b" has {nom}`],
    ['a renamed message', messages, 'a.b', 'a.c', `${messages}:1: "a.b" is missing`],
    ['an empty message', messages, 'Copier {name}', '', `${messages}:2: "a.b" is empty`],
    ['a broken seal', lockFile, '"seal": "', '"seal": "0', 'was changed by hand: sync the page'],
  ])('fails with file and line for %s', async (_name, file, from, to, message) => {
    change(file, from, to);
    if (to === '<Étapes>') change(file, '</Steps>', '</Étapes>');
    const {code, text} = await call('check');
    expect(text).toContain(message);
    expect(code).toBe(1);
  });
});

it('new creates a translation as a copy of the source that is still untranslated', async () => {
  site.write({[page]: undefined});
  expect((await call('new', 'guide/index')).code).toBe(0);
  expect(read(page)).toBe(source);
  expect((await call('new', 'guide/index')).text).toContain('already exists');
  site.write({[lockFile]: undefined});
  expect((await call('status')).text).toMatch(/guide\/index +0\/4 +4 untranslated/);
  expect((await call('sync', 'guide/index')).code).toBe(1);
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

  it.each(['\n', '\r\n'])('changes only its sections, with line ends %j', async (eol) => {
    site.write({[page]: target.replaceAll('\n', eol)});
    await call('packet', 'guide/index');
    change(packet, 'Mettez l', 'Déplacez l');
    const {code, text} = await call('apply', packet);
    expect(text).toContain(`${page}: install`);
    expect(code).toBe(0);
    expect(read(page)).toBe(target.replace('Mettez', 'Déplacez').replaceAll('\n', eol));
    expect((await call('sync', 'guide/index')).code).toBe(0);
    expect(await site.open()).toEqual({});
  });

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
    ['an extra heading', '\n>>>>>>>', '\n## X {/* #x */}\n>>>>>>>', '## X', '"X" is an unexpected'],
    ['a forbidden term', 'dossier', 'répertoire', 'répertoire', 'write "dossier"'],
    ['a tag that does not end', 'dossier', '<Steps>', '<Steps>', 'Expected'],
  ])('is refused for %s, with its line', async (_name, from, to, at, message) => {
    const [head, slot] = read(packet).split('\n<<<<<<<') as [string, string];
    const changed = `${head}\n<<<<<<<${slot.replace(from, to)}`;
    site.write({[packet]: changed});
    const line = changed.slice(0, changed.indexOf(at, head.length)).split('\n').length;
    const {code, text} = await call('apply', packet);
    expect(text).toContain(`${packet}:${line}: `);
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
    expect(JSON.parse(read(messages))).toEqual({'a.b': {message: 'Copier « tout » "de" {name}'}});
  });
});

it('requires a language if a site has several', async () => {
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
  [{glossary: 'none.json'}, 'none.json is missing'],
])('reports a mistake in the configuration: %j', async (wrong, message) => {
  site.write({'i18n/translation.json': JSON.stringify({...configuration, ...wrong})});
  const {code, text} = await call('status');
  expect(text).toContain(message);
  expect(code).toBe(2);
});
