import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {flagsIn} from '../../options/cli';
import {flagProblem, flagsUsed, programOf, type FlagUse} from '../flags';
import {at, type SourcePage} from '../pages';
import {pageData} from './components';
import type {Rule} from './rule';

/** Languages in which two hyphens mean something else. */
const otherLanguages = new Set(['css', 'scss', 'less', 'html', 'svg', 'vue', 'diff']);

const scripts = /^[cm]?[jt]sx?$/;

type Piece = {readonly node: Node; readonly section: number; readonly code: string};

/** Everything on a page that may name a flag, with the section that it stands in. */
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
      add(scripts.test(node.lang ?? '') ? stringsAndComments(node.value) : node.value);
    } else if (node.type === 'mdxJsxFlowElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'command') continue;
        if (typeof attribute.value === 'string') add(attribute.value);
      }
    }
  });
  return found;
}

/** In a script, `--count` is arithmetic unless it stands in a string or a comment. */
function stringsAndComments(source: string): string {
  return (source.match(/(["'`])(?:(?!\1).)*\1|\/\/.*/g) ?? []).join('\n');
}

/** What of a page names a flag that does not exist. */
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
    title: 'every flag exists on the command line that it is written for',
    advice:
      'Write a flag that `rslib --help` lists; those of other programs stand with their program and in tools/check/flags.ts.',
    problems: (page) => {
      const {help, commands} = pageData(page.locale).options;
      return unknownFlags(page, flagsIn([...help, ...Object.values(commands).flat()]));
    },
  },
];
