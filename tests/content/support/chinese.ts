import type {PhrasingContent} from 'mdast';

type Parent = {readonly children: readonly PhrasingContent[]};

/**
 * The words of a paragraph as a reader sees them. Code and keys count as a Latin letter; a badge, a picture or a footnote
 * separates.
 */
export function flatten(node: Parent): string {
  return node.children
    .map((child): string => {
      switch (child.type) {
        case 'text':
          return child.value;
        case 'inlineCode':
          return 'x';
        case 'link':
        case 'strong':
        case 'emphasis':
        case 'delete':
          return flatten(child);
        case 'mdxJsxTextElement':
          return child.name === 'Term' ? flatten(child) : child.name === 'Keys' ? 'x' : ' ';
        case 'mdxTextExpression':
          return '';
        default:
          return ' ';
      }
    })
    .join('');
}

const han = String.raw`[\p{Script=Han}]`;

const rules: readonly {readonly pattern: RegExp; readonly problem: string}[] = [
  {
    pattern: new RegExp(`${han}[A-Za-z0-9@$%]|[A-Za-z0-9%]${han}`, 'u'),
    problem: 'no space between Chinese and Latin text',
  },
  {
    pattern: new RegExp(
      `${han}[,;:!?]|[,;:!?]\\s*${han}|${han}\\.(?:\\s|$)|${han}\\(|\\)${han}|${han}\\)`,
      'u',
    ),
    problem: 'half-width punctuation beside a Chinese character',
  },
  {
    pattern: /[ \t][，。、；：！？）】」』”]|[，。、；：！？（【「『“][ \t]/u,
    problem: 'a space beside full-width punctuation',
  },
];

/** What is wrong with a Chinese text, each with the place: five characters to either side. */
export function chineseProblems(text: string): readonly string[] {
  return rules.flatMap(({pattern, problem}) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 5), match.index + match[0].length + 5);
    return [`${problem}: "${around}"`];
  });
}
