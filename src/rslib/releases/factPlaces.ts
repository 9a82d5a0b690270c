import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {codedTitle} from '../../lib/page/apiTitle';
import {isErrorId} from '../../lib/page/overviewHeadings';
import type {FactPage, Section} from '../facts/changedSections';
import {bestTemplate} from '../messages/placeholders';
import {readAttributes} from '../../compiler/markdown/nodes';
import type {PageData} from '../pageData';
import type {ReleaseRecord} from './releaseChanges';

/** Sections about options (by name), with outputs of examples (by `<example> <part>`), and about messages. */
export type Places = {
  readonly options: ReadonlyMap<string, Section>;
  readonly parts: ReadonlyMap<string, readonly Section[]>;
  readonly messages: readonly (readonly [message: string, Section])[];
  /** Titles of pages by route. */
  readonly titles: ReadonlyMap<string, string>;
};

export function placesIn(pages: readonly FactPage[], data: PageData): Places {
  const options = new Map<string, Section>();
  const parts = new Map<string, Section[]>();
  const messages: (readonly [string, Section])[] = [];
  for (const {routePath, title, tree} of pages) {
    const page = codedTitle(title);
    let section: Section = {path: routePath, id: '', page, heading: page};
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const id = node.data?.id ?? '';
        const heading = codedTitle(node.children.map(textOf).join(''));
        section = {path: routePath, id, page, heading};
        if (isErrorId(id))
          for (const child of node.children)
            if (child.type === 'inlineCode') messages.push([child.value, section]);
      }
      if (node.type !== 'mdxJsxFlowElement') return;
      if (node.name === 'OptionFacts') options.set(String(readAttributes(node).name), section);
      if (node.name !== 'Example') return;
      const {name, output, log} = readAttributes(node);
      const {exitCode} = data.example(String(name));
      const shown = [
        ...(Array.isArray(output) ? output.map(String) : []),
        exitCode === 0 ? 'files' : 'log',
        ...(log === true ? ['log'] : []),
      ];
      for (const part of new Set(shown)) {
        const key = `${String(name)} ${part}`;
        parts.set(key, [...(parts.get(key) ?? []), section]);
      }
    });
  }
  const titles = new Map(pages.map(({routePath, title}) => [routePath, title]));
  return {options, parts, messages, titles};
}

function textOf(part: PhrasingContent): string {
  const text = toString(part);
  return part.type === 'inlineCode' && !text.includes('`') ? `\`${text}\`` : text;
}

/** Returns the record of a release with only the changed outputs and messages that a page shows. */
export function shownRecord(record: ReleaseRecord, places: Places): ReleaseRecord {
  return {
    ...record,
    examples: record.examples
      .map((example) => ({
        ...example,
        parts: example.parts.filter(({part}) => places.parts.has(`${example.name} ${part}`)),
      }))
      .filter(({parts}) => parts.length > 0),
    messages: record.messages.filter(
      ({before, after}) => placesOf(after ?? before ?? '', places).length > 0,
    ),
  };
}

export function placesOf(text: string, {messages}: Places): readonly Section[] {
  const template = text.split(/ ?… ?/);
  return messages.flatMap(([message, section]) =>
    bestTemplate(message, [template]) ? [section] : [],
  );
}
