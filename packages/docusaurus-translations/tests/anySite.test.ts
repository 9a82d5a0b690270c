import {agreeOn, readConfig, readLock, readTranslation, writeLock} from '../src/index.ts';
import {readPage} from '../src/markdown.ts';
import {readNotices} from '../src/notices.ts';
import {french, writeFolder} from './support';

/** Files of a site as Docusaurus creates them, without a configuration of translations. */
const files = {
  'docs/intro.md': '# Start\n\nOne.\n\n## Use\n\nTwo.\n',
  [`${french}/intro.md`]: '# Début\n\nUn.\n\n## Utiliser\n\nDeux.\n',
  'docs/later.md': 'Later.\n',
  'versioned_docs/version-1.0/intro.md': 'Old.\n',
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0/intro.md': 'Ancien.\n',
  'blog/hello.md': '<!-- for authors -->\n\nHello<br>you.\n\n<!-- truncate -->\n\nMore.\n',
  'i18n/fr/docusaurus-plugin-content-blog/hello.md':
    'Bonjour<br>à vous.\n\n<!-- truncate -->\n\nPlus.\n',
  'src/pages/about.mdx': '<!-- for authors -->\nAbout.\n',
  'i18n/fr/docusaurus-plugin-content-pages/about.mdx': 'À propos.\n',
  'i18n/en/code.json': '{"a": {"message": "Copy", "description": "On the button"}}',
  'i18n/fr/code.json': '{"a": {"message": "Copier", "description": "On the button"}}',
  'i18n/en/docusaurus-theme-classic/footer.json': '{"b": {"message": "End"}}',
  'i18n/fr/docusaurus-theme-classic/footer.json': '{"b": {"message": "Fin"}}',
  'i18n/shared_data/x.json': '{}',
};

const lock = 'i18n/fr/translation-lock.json';

async function agreeOnAll(root: string): Promise<void> {
  const {pages} = await readTranslation(root, readConfig(root), 'fr');
  writeLock(
    root,
    lock,
    pages.reduce((before, page) => agreeOn(before, page).lock, readLock(root, lock)),
  );
}

async function openIn(root: string): Promise<readonly string[]> {
  const {pages} = await readTranslation(root, readConfig(root), 'fr');
  return pages.flatMap(({path, sections}) =>
    sections.flatMap(({id, state}) => (state === 'fresh' ? [] : `${path}#${id} ${state}`)),
  );
}

test('without a configuration, languages, pages, versions and messages are found', async () => {
  const root = writeFolder(files);
  const config = readConfig(root);
  expect(config.locales).toEqual(['fr']);
  const {pages} = await readTranslation(root, config, 'fr');
  expect(pages.map(({path}) => path)).toEqual([
    ...['intro', 'later', 'version-1.0/intro', 'blog/hello', 'pages/about'],
    ...['i18n/fr/code', 'i18n/fr/docusaurus-theme-classic/footer'],
  ]);
  await agreeOnAll(root);
  expect(await openIn(root)).toEqual(['later#@intro untranslated']);
});

test('a site without a translation is reported', () => {
  expect(() => readConfig(writeFolder({'docs/intro.md': 'One.'}))).toThrow('folders in i18n');
});

test('a heading without an explicit id is paired by its position', async () => {
  const root = writeFolder(files);
  await agreeOnAll(root);
  const changed = writeFolder({
    ...files,
    'docs/intro.md': files['docs/intro.md'].replace('Two', 'Three'),
  });
  writeLock(changed, lock, readLock(root, lock));
  expect(await openIn(changed)).toEqual(['intro#use stale', 'later#@intro untranslated']);
  const {pages, roots} = await readNotices(changed, readConfig(changed), 'fr');
  expect(pages).toEqual({
    [`@site/${french}/intro.md`]: [{title: 'Utiliser', fragment: '#utiliser'}],
  });
  expect(roots).toContain('@site/docs/');
});

test('with another number of headings, sections are missing', async () => {
  const root = writeFolder({...files, 'docs/intro.md': `${files['docs/intro.md']}\n## End\n`});
  expect(await openIn(root)).toContain('intro#use missing');
});

test('a Markdown file that is not MDX is read as CommonMark', () => {
  const text = '## One {#one}\n\nHello<br>you {now.\n';
  expect(readPage('docs/a.md', text).sections.map(({id}) => id)).toEqual(['one']);
  expect(() => readPage('docs/a.mdx', text)).toThrow('docs/a.mdx:3: does not parse');
});

test('comments of HTML do not count', () => {
  const [plain, commented] = ['One.\n', '<!-- a {b} <c> -->\n\nOne.\n'].map(
    (text) => readPage('docs/a.mdx', text).sections[0]!.hash,
  );
  expect(commented).toBe(plain);
});

test('the order of messages does not count', async () => {
  const messages = (...ids: readonly string[]) =>
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, {message: id}])));
  const root = writeFolder({
    'i18n/en/code.json': messages('a', 'b'),
    'i18n/fr/code.json': messages('b', 'a').replaceAll('":"', '":"le '),
  });
  expect(await openIn(root)).toEqual(['i18n/fr/code#a both moved', 'i18n/fr/code#b both moved']);
});

test('front matter without a title needs no translation', async () => {
  const page = '---\nsidebar_position: 1\n---\n\nOne.\n';
  const root = writeFolder({
    'docs/intro.md': page,
    [`${french}/intro.md`]: page.replace('One', 'Un'),
  });
  expect(await openIn(root)).toEqual(['intro#@front-matter both moved', 'intro#@intro both moved']);
  await agreeOnAll(root);
  expect(await openIn(root)).toEqual([]);
});
