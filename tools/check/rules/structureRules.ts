import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale} from '../../../src/site/locales';
import {headingsOf, isRouted} from '../sourcePages';
import {nodeProblems, type Rule} from './rule';

/** Components that show an example or a table. */
const exampleComponents = new Set(['DefaultsTable', 'Example', 'OptionFacts', 'ToolTable']);

/** Returns the number of words outside of code. */
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
    found ||= node.type === 'table' || ('name' in node && exampleComponents.has(String(node.name)));
  });
  return found;
}

/** Rules about structure that markdownlint, which `npm run lint` runs, does not have. */
export const structureRules: readonly Rule[] = [
  {
    title: 'headings have unique ids of lower-case letters, digits and hyphens',
    advice: 'Write `## Text {/* #some-id */}`, with the same id in both languages.',
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
    title: 'code in headings has no space at its ends',
    advice:
      'In code with a backtick, write a space after the opening and before the closing backticks.',
    problems: (page) =>
      nodeProblems(page, ['heading'], (heading) => {
        const spaced: string[] = [];
        visit(heading, 'inlineCode', ({value}) => {
          if (value !== value.trim()) spaced.push(`"${value}"`);
        });
        return spaced[0];
      }),
  },
  {
    title: 'headings are sentences without their code marks, too',
    advice: 'Leave out the full stop of code that a comma follows: outlines show no code marks.',
    problems: (page) =>
      headingsOf(page).flatMap(({text, line}) =>
        /[.!?][,;，；、]/.test(text) ? [`${page.file}:${line}: "${text}"`] : [],
      ),
  },
  {
    title: 'texts do not name columns by their position',
    advice: 'Write the heading of the column. On a phone, columns are rows below each other.',
    problems: (page) =>
      nodeProblems(page, ['text'], ({value}) => {
        const position = /\b(?:first|second|third|fourth|last|left|right) column\b|第.列|最后一列/i;
        return position.exec(value)?.[0];
      }),
  },
  {
    title: 'a paragraph is one line',
    advice: 'Join the lines.',
    problems: (page) =>
      nodeProblems(page, ['paragraph'], ({position}) => {
        const {start, end} = position!;
        return start.line === end.line ? undefined : `continues on line ${end.line}`;
      }),
  },
  {
    title: 'pages except overviews have 250 words and an example or a table',
    advice: 'Explain more, and add an example or a table.',
    problems: (page) => {
      if (page.locale !== defaultLocale || page.frontMatter.overview === true || !isRouted(page)) {
        return [];
      }
      const words = countWords(page.tree);
      return [
        ...(words < 250 ? [`${page.file}:1: has ${words} words, not 250`] : []),
        ...(hasExampleOrTable(page.tree) ? [] : [`${page.file}:1: has no example and no table`]),
      ];
    },
  },
  {
    title: 'commands that follow each other are one block',
    advice: 'Write them into one PackageManagerTabs, each on its line.',
    problems: (page) => {
      const isCommand = (node?: RootContent): boolean =>
        node?.type === 'code'
          ? node.lang === 'bash'
          : node?.type === 'mdxJsxFlowElement' && node.name === 'PackageManagerTabs';
      const found: string[] = [];
      visit(page.tree, (node) => {
        if (!('children' in node)) return;
        node.children.forEach((child, index, all) => {
          if (isCommand(child) && isCommand(all[index - 1]))
            found.push(`${page.file}:${child.position?.start.line}: follows commands`);
        });
      });
      return found;
    },
  },
  {
    title: 'commands of a package manager are shown by PackageManagerTabs',
    advice: 'Write <PackageManagerTabs command="…" />, which shows every package manager.',
    problems: (page) =>
      nodeProblems(page, ['code'], ({lang, value}) =>
        /^(?:bash|sh|shell)$/.test(lang ?? '')
          ? /^\$?\s*(?:npm|npx|yarn|pnpm|bunx?) .*$/m.exec(value)?.[0]
          : undefined,
      ),
  },
];
