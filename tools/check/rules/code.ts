import {blocksOf, strayComments} from '../code/blocks';
import type {Rule} from './rule';

export const codeAdvice =
  'Write code that a reader can copy: what is left out is a comment, not three dots; configuration has the types of the installed @rslib/core. What nothing can check is marked {/* unchecked: why */} on the line above.';

/** Rules about single blocks; whether their code holds is the business of `code/verdicts.ts`. */
export const codeRules: readonly Rule[] = [
  {
    title: 'every marked or titled block is written in a form that the highlighter reads',
    advice: 'Behind the language stand only title="…", {1,3-4}, showLineNumbers, wrap and noWrap.',
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
    title: 'output is shown by Example and never typed in',
    advice:
      'Add a package to examples/, record it with `npm run examples -- --update <name>` and show it with <Example output={[…]} />.',
    problems: (page) =>
      blocksOf(page)
        .filter(({title = ''}) => /^(?:\.\/)?dist\//.test(title))
        .map(({file, line, title}) => `${file}:${line - 1}: a block is called ${title}`),
  },
  {
    title: 'a comment that leaves a block unchecked stands above it and says why',
    advice: 'Write {/* unchecked: the reason */} on a line of its own right above the block.',
    problems: strayComments,
  },
];
