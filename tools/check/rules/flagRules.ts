import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {flagsIn} from '../../rslib/options/helpText';
import {isScript} from '../code/pageBlocks';
import {flagProblem, flagsUsed, programOf, type FlagUse} from '../commandFlags';
import {at, type SourcePage} from '../sourcePages';
import {pageData} from './componentRules';
import type {Rule} from './rule';

/** Languages in which `--` does not begin a flag. */
const otherLanguages = new Set(['css', 'scss', 'less', 'html', 'svg', 'vue', 'diff']);

type Piece = {readonly node: Node; readonly section: number; readonly code: string};

/** Returns the code on a page that may contain flags, with the number of its section. */
function pieces(page: SourcePage): readonly Piece[] {
  const found: Piece[] = [];
  let section = 0;
  visit(page.tree, (node) => {
    const add = (code: string): void => {
      found.push({node, section, code});
    };
    if (node.type === 'heading') section += 1;
    else if (node.type === 'inlineCode') add(node.value);
    else if (node.type === 'code' && !otherLanguages.has(node.lang ?? '')) {
      add(isScript({lang: node.lang ?? ''}) ? stringsAndComments(node.value) : node.value);
    } else if (node.type === 'mdxJsxFlowElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'command') continue;
        if (typeof attribute.value === 'string') add(attribute.value);
      }
    }
  });
  return found;
}

/** Returns the strings and comments of a script. In the rest of a script, `--` is an operator. */
function stringsAndComments(source: string): string {
  return (source.match(/(["'`])(?:(?!\1).)*\1|\/\/.*/g) ?? []).join('\n');
}

/** Returns the problems of flags that do not exist; `known` are the flags of Rslib. */
export function unknownFlags(page: SourcePage, known: ReadonlySet<string>): readonly string[] {
  const all = pieces(page);
  const programs = new Map<number, string[]>();
  for (const {section, code} of all) {
    const named = code.split('\n').flatMap((line) => programOf(line) ?? []);
    programs.set(section, [...(programs.get(section) ?? []), ...named]);
  }
  return all.flatMap(({node, section, code}) =>
    flagsUsed(code).flatMap((use: FlagUse) => {
      const problem = flagProblem(use, known, programs.get(section) ?? []);
      return problem === undefined ? [] : [`${at(page, node)}: ${problem}`];
    }),
  );
}

export const flagRules: readonly Rule[] = [
  {
    title: 'flags exist in their programs',
    advice:
      'Write a flag that `rslib --help` lists. Write flags of other programs after the program, and list them in tools/check/commandFlags.ts.',
    problems: (page) => {
      const {help, commands} = pageData(page.locale).options;
      return unknownFlags(page, flagsIn([...help, ...Object.values(commands).flat()]));
    },
  },
];
