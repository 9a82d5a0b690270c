import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale} from '../../../src/site/locales';
import {at, headingsOf, isRouted} from '../pages';
import type {Rule} from './rule';

/** Components that show what was built, or the facts of a table. */
const shown = new Set(['DefaultsTable', 'Example', 'OptionFacts', 'ToolTable']);

/** How many words a page has besides its code. */
function countWords(tree: Root): number {
  let count = 0;
  visit(tree, 'text', ({value}) => {
    count += (value.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).length;
  });
  return count;
}

function hasExampleOrTable(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= node.type === 'table' || ('name' in node && shown.has(String(node.name)));
  });
  return found;
}

export const structureRules: readonly Rule[] = [
  {
    title: 'every heading has an id of lower-case letters, digits and hyphens, once per page',
    advice:
      'Write `## Text {/* #some-id */}`; the id is part of the address and equal in both languages.',
    problems: (page) => {
      const seen = new Set<string>();
      return headingsOf(page).flatMap(({id, text, line}) => {
        const place = `${page.file}:${line}: "${text}"`;
        if (!id) return [`${place} has no id`];
        if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return [`${place} has the id "${id}"`];
        if (seen.has(id)) return [`${place} has the id "${id}" of an earlier heading`];
        seen.add(id);
        return [];
      });
    },
  },
  {
    title: 'code in a heading begins and ends without a space',
    advice:
      'Where code holds a backtick, write a space behind the opening and before the closing ones.',
    problems: (page) => {
      const found: string[] = [];
      visit(page.tree, 'heading', (heading) => {
        visit(heading, 'inlineCode', ({value}) => {
          if (value !== value.trim()) found.push(`${at(page, heading)}: "${value}"`);
        });
      });
      return found;
    },
  },
  {
    title: 'headings begin at depth 2 and skip none',
    advice: 'The title of the front matter is the h1; below it come ##, then ###.',
    problems: (page) => {
      let last = 1;
      return headingsOf(page).flatMap(({text, depth, line}) => {
        const isWrong = depth === 1 || depth > last + 1;
        const place = `${page.file}:${line}: "${text}" has depth ${depth} below depth ${last}`;
        last = depth;
        return isWrong ? [place] : [];
      });
    },
  },
  {
    title: 'a paragraph is one line',
    advice: 'Join the lines: one paragraph is one line, so that a change shows as one line.',
    problems: (page) => {
      const found: string[] = [];
      visit(page.tree, 'paragraph', (node: Paragraph) => {
        const {start, end} = node.position!;
        if (start.line !== end.line) found.push(`${at(page, node)}: goes on to line ${end.line}`);
      });
      return found;
    },
  },
  {
    title: 'every code block names its language',
    advice: 'Write the language behind the backticks: ```ts, ```json, ```bash, ```text.',
    problems: (page) => {
      const found: string[] = [];
      visit(page.tree, 'code', (node) => {
        if (!node.lang || !/^[a-z][a-z0-9]*$/.test(node.lang))
          found.push(`${at(page, node)}: ${node.lang ?? 'none'}`);
      });
      return found;
    },
  },
  {
    title: 'a page that is no overview has 250 words of its own, and an example or a table',
    advice: 'Say what its reader needs, and show it: by a built example, or by a table of facts.',
    problems: (page) => {
      if (page.locale !== defaultLocale || page.frontMatter.overview === true || !isRouted(page)) {
        return [];
      }
      const words = countWords(page.tree);
      return [
        ...(words < 250 ? [`${page.file}:1: has ${words} words of its own, not 250`] : []),
        ...(hasExampleOrTable(page.tree) ? [] : [`${page.file}:1: has no example and no table`]),
      ];
    },
  },
  {
    title: 'commands of a package manager are shown by PackageManagerTabs',
    advice:
      'Write <PackageManagerTabs command="…" />, so that readers get their own package manager.',
    problems: (page) => {
      const found: string[] = [];
      visit(page.tree, 'code', (node) => {
        const command = /^\$?\s*(?:npm|npx|yarn|pnpm|bunx?) .*$/m.exec(node.value)?.[0];
        if (/^(?:bash|sh|shell)$/.test(node.lang ?? '') && command)
          found.push(`${at(page, node)}: ${command}`);
      });
      return found;
    },
  },
];
