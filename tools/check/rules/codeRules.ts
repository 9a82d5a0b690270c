import {blocksOf, strayComments} from '../code/pageBlocks';
import type {Rule} from './rule';

export const codeAdvice =
  'Write code that can be copied: replace omitted code by a comment, and use options of the installed @rslib/core. If code cannot be checked, write {/* unchecked: reason */} on the line above.';

/** Rules about the form of code blocks. `code/checkBlocks.ts` checks the code itself. */
export const codeRules: readonly Rule[] = [
  {
    title: 'code blocks have only attributes that the highlighter supports',
    advice: 'After the language, write only title="…", {1,3-4}, showLineNumbers, wrap and noWrap.',
    problems: (page) =>
      blocksOf(page).flatMap(({file, line, meta}) => {
        const rest = meta
          .replace(/\btitle=(["']).*?\1/, '')
          .replace(/\{[\d,\s-]+\}/, '')
          .replace(/\b(?:showLineNumbers|wrap|noWrap)\b/g, '');
        return rest.trim() === '' ? [] : [`${file}:${line - 1}: "${rest.trim()}"`];
      }),
  },
  {
    title: 'output is shown by Example',
    advice:
      'Add a package to examples/, record it with `npm run examples -- --update <name>` and show it with <Example output={[…]} />.',
    problems: (page) =>
      blocksOf(page)
        .filter(({title = ''}) => /^(?:\.\/)?dist\//.test(title))
        .map(({file, line, title}) => `${file}:${line - 1}: a block has the title ${title}`),
  },
  {
    title: 'an unchecked comment is above a code block and gives a reason',
    advice: 'Write {/* unchecked: reason */} on the line above the block.',
    problems: strayComments,
  },
];
