import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {barePattern, showsAddress} from '../../src/translation/prose';

/**
 * Converts MDX to Markdown for markdownlint. Tags of components, imports and expressions become filler characters, so
 * that lines and columns stay the same.
 */
export function maskMdx(source: string, tree: Root): string {
  const characters = source.split('');
  const fill = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      if (characters[index] !== '\n') characters[index] = 'x';
    }
  };
  /** Replaces letters by other letters (ROT13): markdownlint finds no names, and different headings stay different. */
  const scramble = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      characters[index] = characters[index]?.replace(/[a-z]/i, rotate) ?? '';
    }
  };
  visit(tree, (node: Nodes, _index, parent) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    switch (node.type) {
      case 'mdxjsEsm':
        fill(from, to);
        break;
      case 'text':
        for (const {0: code, index} of source.slice(from, to).matchAll(barePattern))
          scramble(from + index, from + index + code.length);
        break;
      case 'link':
        if (showsAddress(node)) scramble(from + 1, from + 1 + toString(node).length);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const opened = endOfTag(source, from);
        fill(from, opened);
        const closing = source.slice(opened, to).lastIndexOf('</');
        if (closing !== -1) fill(opened + closing, to);
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (parent?.type === 'heading' && parent.children.at(-1) === node) {
          // Removes the id of a heading and the space before the id.
          const line = source.slice(0, from).trimEnd().length;
          for (let index = line; index < to; index += 1) characters[index] = '';
        } else if (/^\{\/\*.[^]*\*\/\}$/.test(source.slice(from, to))) {
          fill(from, to);
          characters.splice(from, 4, ...'<!--');
          characters.splice(to - 3, 3, ...'-->');
        } else {
          fill(from, to);
        }
        break;
    }
  });
  return characters.join('');
}

function rotate(letter: string): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  return alphabet.charAt((alphabet.indexOf(letter.toLowerCase()) + 13) % 26);
}

/** Returns the offset after the tag at `from`, ignoring `>` in strings and expressions. */
export function endOfTag(source: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let index = from; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (/["'`]/.test(character)) {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
    } else if (character === '>' && depth === 0) {
      return index + 1;
    }
  }
  return source.length;
}
