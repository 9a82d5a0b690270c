import type {Nodes as Node} from 'mdast';
import type {MdxFlowExpression} from 'mdast-util-mdx-expression';
import {visit} from 'unist-util-visit';
import {isCalloutKind} from '../../../src/site/callouts';
import type {ComponentCall} from '../../../src/compiler/markdown/forms';
import {forms} from '../../../src/components/markdown';
import {loadPageData, type PageData} from '../../../src/rslib/pageData';
import {isComponent} from '../../../src/compiler/mirror/componentLinks';
import {importedNames} from '../../../src/compiler/parse/importedNames';
import {readAttributes} from '../../../src/compiler/markdown/nodes';
import type {Locale} from '../../../src/site/locales';
import {root} from '../../support/paths';
import {
  browserCode,
  browserHooks,
  isHandler,
  neverRuns,
} from '../../../packages/docusaurus-plugin-islands/src/lint/browserCode.mjs';
import {at, type SourcePage} from '../sourcePages';
import {nodeProblems, type Rule} from './rule';

const data: Partial<Record<Locale, PageData>> = {};

/** Returns the recorded examples, options and other facts of a language, from a cache. */
export function pageData(locale: Locale): PageData {
  return (data[locale] ??= loadPageData(root, locale));
}

let hooks: ReadonlySet<string> | undefined;

/** Finds code that needs a browser in a page's declarations, expressions and attributes. Returns names and nodes. */
function browserCodeOf(page: SourcePage): readonly {name: string; node: Node}[] {
  hooks ??= browserHooks(root);
  const found: {name: string; node: Node}[] = [];
  const look = (tree: object | null | undefined, node: Node): void => {
    for (const {name} of tree ? browserCode(tree, hooks!) : []) found.push({name, node});
  };
  visit(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') look(node.data?.estree, node);
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type))
      look((node as MdxFlowExpression).data?.estree, node);
    if (!/^mdxJsx/.test(node.type)) return;
    const {name: element, attributes} = node as unknown as ComponentCall['node'];
    if (element === 'BrowserOnly') found.push({name: '<BrowserOnly>', node});
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') look(attribute.data?.estree, node);
      else {
        if (isHandler(attribute.name))
          found.push({name: `${attribute.name} of <${element}>`, node});
        if (typeof attribute.value === 'object') look(attribute.value?.data?.estree, node);
      }
    }
  });
  return found;
}

export const componentRules: readonly Rule[] = [
  {
    title: 'components exist and find their data',
    advice:
      'src/components/README.md lists the components; examples are recorded in src/data/examples, options in src/data/options.json.',
    problems: (page) => {
      const imported = importedNames(page.tree);
      return nodeProblems(page, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
        const {name} = node;
        if (!isComponent(name) || imported.has(name.split('.')[0]!)) return undefined;
        const form = forms.components[name];
        if (!form) return `<${name}> is not a component, and the page does not import it`;
        try {
          form.serialize({
            node: node as ComponentCall['node'],
            props: readAttributes(node),
            data: pageData(page.locale),
          });
          return undefined;
        } catch (error) {
          return (error as Error).message.split('\n')[0];
        }
      });
    },
  },
  {
    title: 'a page contains no code that runs in the browser',
    advice: "Move state and handlers to a module that begins with 'use client'.",
    problems: (page) =>
      browserCodeOf(page).map(({name, node}) => `${at(page, node)}: ${neverRuns(name, page.file)}`),
  },
  {
    title: 'callouts have a known kind and are closed',
    advice: 'Write :::note[Title], tip, info, warning or danger, and ::: on a line below the text.',
    problems: (page) => {
      const lines = page.source.split('\n');
      return nodeProblems(page, ['containerDirective'], ({name, position}) => {
        if (!isCalloutKind(name)) return `:::${name}`;
        const isClosed = /^\s*:{3,}\s*$/.test(lines[position!.end.line - 1] ?? '');
        return isClosed ? undefined : `:::${name} is not closed`;
      });
    },
  },
];
