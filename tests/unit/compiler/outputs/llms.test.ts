import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {agentTags} from '../../../../src/compiler/outputs/agentTags';
import {
  llmsIndex,
  llmsSections,
  missingMirror,
  type LlmsInput,
} from '../../../../src/compiler/outputs/llmsText';
import type {RenderedPage} from '../../../../src/compiler/mirror/renderPage';

function rendered(routePath: string): RenderedPage {
  const page = {routePath, title: `Title of ${routePath}`, description: `About ${routePath}.`};
  return {page, mirror: `# ${routePath}\n`} as RenderedPage;
}

const routes = ['/', '/guide/', '/a', '/b', '/b/', '/c', '/alone'];
const version = {
  docs: routes.map((route) => ({id: route, permalink: `/zh${route}`})),
  sidebars: {
    guide: [
      {type: 'doc', id: '/guide/'},
      {
        type: 'category',
        label: 'Outer',
        link: {type: 'doc', id: '/b/'},
        items: [
          {type: 'doc', id: '/a'},
          {type: 'category', label: 'Inner', items: [{type: 'ref', id: '/c'}]},
          {type: 'link', label: 'x', href: 'https://x.example'},
          {type: 'doc', id: '/b'},
        ],
      },
      {type: 'category', label: 'Empty', items: []},
    ],
    config: [{type: 'category', label: 'Again', items: [{type: 'doc', id: '/a'}]}],
  },
} as unknown as LoadedVersion;

const {sections, rest} = llmsSections(version, routes.map(rendered), (permalink) =>
  permalink.replace('/zh', ''),
);

it('takes sections from the sidebars, and lists each page once', () => {
  const paths = (pages: readonly RenderedPage[]) => pages.map(({page}) => page.routePath);
  expect(sections.map(({title, pages}) => [title, paths(pages)])).toEqual([
    ['Title of /guide/', ['/guide/']],
    ['Outer', ['/b/', '/a', '/b']],
    ['Inner', ['/c']],
  ]);
  expect(paths(rest)).toEqual(['/', '/alone']);
});

const input: LlmsInput = {
  locale: 'en',
  title: 'Product',
  description: 'What it is.',
  root: 'https://docs.example/',
  sections: sections.slice(0, 1),
  rest: rest.slice(0, 1),
  others: [{locale: 'zh-Hans', root: 'https://docs.example/zh/'}],
};

it('writes the list in the format of llmstxt.org', () => {
  expect(llmsIndex(input)).toBe(`# Product

> What it is.

Every page of this documentation as Markdown, in the order of its menus. The page itself is at the same URL without \`.md\`.

- All pages in one file: <https://docs.example/llms-full.txt>
- 简体中文: <https://docs.example/zh/llms.txt>

## Title of /guide/

- [Title of /guide/](https://docs.example/guide/index.md): About /guide/. (50 tokens)

## Optional

- [Title of /](https://docs.example/index.md): About /. (50 tokens)
`);
});

it('links to the skill for agents if there is one', () => {
  const skill = 'https://docs.example/skill.md';
  expect(llmsIndex({...input, skill})).toContain(
    `/zh/llms.txt>\n- A skill for agents: <${skill}>\n\n## `,
  );
  expect(llmsIndex({...input, locale: 'zh-Hans', skill})).toContain(`（英文）：<${skill}>\n`);
});

it('leaves out empty sections and missing languages', () => {
  const text = llmsIndex({...input, locale: 'zh-Hans', rest: [], others: []});
  expect(text).not.toContain('Optional');
  expect(text.match(/llms/g)).toHaveLength(1);
  expect(text).toContain('全部页面合并为一个文件：<https://docs.example/llms-full.txt>');
});

it('links from the mirror of the 404 page to the list', () => {
  expect(missingMirror('zh-Hans', 'https://docs.example/zh/')).toBe(
    '# 页面未找到\n\n此地址没有页面。全部页面见 <https://docs.example/zh/llms.txt>。\n',
  );
});

it('links to the list in the head, and in a hidden paragraph', () => {
  const {headTags, preBodyTags} = agentTags('en', '/pr-7/');
  const attributes = {rel: 'describedby', type: 'text/plain', href: '/pr-7/llms.txt'};
  expect(headTags).toEqual([{tagName: 'link', attributes}]);
  expect(preBodyTags).toMatchObject([{tagName: 'p', attributes: {hidden: true}}]);
  expect(JSON.stringify(preBodyTags)).toContain('/pr-7/llms.txt');
});
