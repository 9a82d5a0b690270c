import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {foldedLines} from '../code/foldedLines';
import {parseCodeMeta} from '../code/codeMeta';
import {blockKey} from '../code/recordedHovers';
import {highlight, highlightInline} from '../code/highlightCode';

type Options = {
  readonly defaultWrap: boolean;
  readonly hovers?: readonly string[];
};

/** Replaces code fences by `codeblock` elements, whose attribute `html` is the highlighted code. */
export function rehypeHighlight({defaultWrap, hovers = []}: Options) {
  const hovered = new Set(hovers);
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'pre' || index === undefined || !parent) return undefined;
      const code = node.children[0];
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
      const classes = code.properties.className ?? [];
      const language = classes.find((name) => name.startsWith('language-'))?.slice(9);
      if (!language) throw new Error(`A code fence has no language: ${text.slice(0, 60)}`);
      const rawMeta =
        (code.data as {meta?: string} | undefined)?.meta ?? code.properties.metastring ?? '';
      const meta = parseCodeMeta(String(rawMeta ?? ''), defaultWrap);
      const lines = foldedLines(text, meta);
      const key = blockKey(language, meta.title, text);
      const block: Element = {
        type: 'element',
        tagName: 'codeblock',
        properties: {
          lang: language,
          html: meta.inline ? highlightInline(text, language) : highlight(text, language, meta),
          ...(meta.title ? {title: meta.title} : {}),
          ...(meta.wrap ? {wrap: 'true'} : {}),
          ...(meta.lineNumbers ? {numbers: 'true'} : {}),
          ...(lines ? {lines: String(lines)} : {}),
          ...(meta.inline ? {inline: 'true'} : {}),
          ...(!meta.inline && hovered.has(key) ? {hovers: key} : {}),
        },
        children: [],
      };
      parent.children[index] = block;
      return [SKIP, index + 1];
    });
  };
}
