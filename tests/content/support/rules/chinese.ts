import type {PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {chineseProblems, flatten} from '../chinese';
import {lineOf} from '../files';
import {at} from '../pages';
import type {Rule} from './rule';

export const chineseRules: readonly Rule[] = [
  {
    title: 'Chinese pages leave a space beside Latin text and use full-width punctuation',
    advice:
      'Chinese text: a space between Chinese and Latin text or code, punctuation full-width and without spaces.',
    problems: (page) => {
      if (page.locale !== 'zh-Hans') return [];
      const found: string[] = [];
      visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
        const text = flatten(node as unknown as {children: PhrasingContent[]});
        found.push(
          ...chineseProblems(text).map((problem) => `${at(page, node as never)}: ${problem}`),
        );
      });
      visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
        const {attributes} = node as unknown as {attributes: {value?: unknown}[]};
        for (const {value} of attributes) {
          if (typeof value !== 'string') continue;
          found.push(
            ...chineseProblems(value).map((problem) => `${at(page, node as never)}: ${problem}`),
          );
        }
      });
      for (const [key, value] of Object.entries(page.frontMatter)) {
        if (typeof value !== 'string') continue;
        const line = lineOf(page.source, page.source.indexOf(`${key}:`));
        const plain = value.replace(/`[^`]*`/g, 'x');
        found.push(...chineseProblems(plain).map((problem) => `${page.file}:${line}: ${problem}`));
      }
      return found;
    },
  },
];
