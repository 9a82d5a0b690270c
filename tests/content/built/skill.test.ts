import {createHash} from 'node:crypto';
import type {Code, InlineCode, Link, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import type {OptionData} from '../../../src/rslib/options/optionTypes';
import {identity} from '../../../src/site/identity';
import {skillFile, skillsIndexFile} from '../../../src/site/outputFiles';
import {
  base,
  brokenLink,
  defaultLocale,
  files,
  home,
  pagesIn,
  readBuilt,
  addressOf,
} from '../support/build';
import {exists, read} from '../../../tools/support/files';
import {expectNone} from '../support/expectNone';

const name = skillFile;
const text = readBuilt(name);
const tree: Root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(text);
const data = JSON.parse(read('src/data/options.json')) as OptionData;

function all<T extends Root['children'][number] | Link | InlineCode>(
  type: T['type'],
): readonly T[] {
  const found: T[] = [];
  visit(tree, type, (node) => void found.push(node as unknown as T));
  return found;
}
const at = (node: {position?: Root['position']}): string =>
  `${name}:${node.position?.start.line ?? 1}`;

test('the skill has a name and a description within the limits of the format', () => {
  const head = tree.children[0];
  expect(head?.type).toBe('yaml');
  const fields = parseYaml((head as {value: string}).value) as {description: string};
  expect(fields).toEqual({
    name: identity.slug,
    description: expect.stringContaining(identity.package) as string,
  });
  expect(fields.description.length).toBeLessThanOrEqual(1024);
});

test('agents find the skill with the hash of its bytes in the list of skills', () => {
  const {$schema, skills} = JSON.parse(readBuilt(skillsIndexFile)) as {
    $schema: string;
    skills: readonly Record<string, string>[];
  };
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const description = expect.stringContaining(identity.package) as string;
  const url = `${base}${name}`;
  expect(skills).toEqual([{name: identity.slug, type: 'skill-md', description, url, digest}]);
});

test('every link of the skill is to the Markdown of a page, and to a heading that it has', () => {
  const ours = all<Link>('link').filter(({url}) => url.startsWith(home.origin));
  expect(ours.length).toBeGreaterThan(40);
  const problems = ours.flatMap((node) => {
    const {pathname, hash} = new URL(node.url);
    if (!pathname.endsWith('.md')) return [`${at(node)}: ${node.url} is no Markdown`];
    const page = new URL(pathname.replace(/(?:index)?\.md$/, ''), home).href + hash;
    const broken = files.has(pathname.slice(home.pathname.length))
      ? brokenLink(page, home.href)
      : 'leads to no file';
    return broken ? [`${at(node)}: ${node.url} ${broken}`] : [];
  });
  expectNone(problems, 'Correct the link in src/pages/_skill.mdx.');
});

test('the skill lists every document of its language', () => {
  const listed = new Set(all<Link>('link').map(({url}) => url));
  const missing = pagesIn(defaultLocale)
    .filter(({page}) => /^\/(?:guide|config)\//.test(page.routePath))
    .map(({mirror}) => addressOf(`/${mirror}`))
    .filter((url) => !listed.has(url));
  expect(missing).toEqual([]);
});

test('every configuration in the skill is the file of a built example', () => {
  const blocks = all<Code>('code').filter(({meta}) =>
    /title="(?:rslib\.config|package)/.test(meta ?? ''),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  const shown = [...text.matchAll(/\[examples\/([\w-]+)\]/g)].map((match) => match[1]!);
  const problems = blocks
    .filter((block) => {
      const file = /title="([^"]+)"/.exec(block.meta ?? '')![1]!;
      return !shown.some((example) => {
        const source = `examples/${example}/${file}`;
        return exists(source) && read(source).trimEnd() === block.value;
      });
    })
    .map((block) => `${at(block)}: ${block.meta}`);
  expectNone(problems, 'Show the example with <Example>, whose files are built.');
  for (const example of shown) {
    const record = JSON.parse(read(`src/data/examples/${example}.json`)) as {exitCode: number};
    expect([example, record.exitCode]).toEqual([example, 0]);
  }
});

test('the skill names only commands, flags and options that the package has', () => {
  const help = [...data.help, ...Object.values(data.commands).flat()].join('\n');
  const options = data.options.map((option) => option.name);
  const problems = all<InlineCode>('inlineCode').flatMap((node) => {
    const {value} = node;
    const command = /^rslib (\S+)$/.exec(value)?.[1];
    if (command) return help.includes(command) ? [] : [`${at(node)}: ${value} is no command`];
    const option = /^(?:lib\.)?((?:output|source|dts|resolve|tools|autoExternal)(?:\.\w+)*)$/.exec(
      value,
    )?.[1];
    const isKnown =
      option === undefined || options.some((one) => `${one}.`.startsWith(`${option}.`));
    return isKnown ? [] : [`${at(node)}: ${value} is no option`];
  });
  expectNone(problems, 'See src/data/options.json for what there is.');
  expect(text).toContain(`${identity.package} ${data.version}`);
});

test('the table of the skill has every option of an output, one in a row, with its default', () => {
  const rows = all<Table>('table').at(-1)!.children.slice(1);
  const wanted = data.options.filter(
    (option) => !option.name.includes('.') && !option.defaults && !option.deprecated,
  );
  expect(rows.map((row) => toString(row.children[0]))).toEqual(wanted.map((one) => one.name));
  for (const [index, {children}] of rows.entries()) {
    const value = wanted[index]!.default ?? '';
    const shown = typeof value === 'string' ? value : value[defaultLocale].replace(/`/g, '');
    expect(children.map((cell) => toString(cell)).slice(1)).toEqual([
      shown.replace(/\s+/g, ' '),
      wanted[index]!.summary[defaultLocale].replace(/`/g, ''),
    ]);
  }
  expect(wanted.length).toBeGreaterThan(5);
});
