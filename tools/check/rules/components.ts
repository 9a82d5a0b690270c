import {visit} from 'unist-util-visit';
import {isCalloutKind} from '../../../src/site/callouts';
import type {ComponentCall} from '../../../src/compiler/markdown/forms';
import {forms} from '../../../src/components/markdown';
import {loadPageData, type PageData} from '../../../src/compiler/records/data';
import {readAttributes} from '../../../src/compiler/markdown/nodes';
import type {Locale} from '../../../src/site/locales';
import {root} from '../../support/paths';
import {at} from '../pages';
import type {Rule} from './rule';

const data: Partial<Record<Locale, PageData>> = {};

/** Examples and options as the build reads them. */
export function pageData(locale: Locale): PageData {
  return (data[locale] ??= loadPageData(root, locale));
}

/** Names that a page imports itself: fragments. */
function importedNames(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(/^import\s+(\w+)\s+from\s+['"][^'"]+\.mdx['"]/gm)].map(([, name]) => name!),
  );
}

export const componentRules: readonly Rule[] = [
  {
    title: 'components of a page exist and find what they show',
    advice:
      'CONTRIBUTING.md lists the components; examples are recorded in src/data/examples, options in src/data/options.json.',
    problems: (page) => {
      const found: string[] = [];
      const imported = importedNames(page.source);
      visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
        const call = node as never as ComponentCall['node'];
        const {name} = call;
        if (!name || !/^[A-Z]/.test(name) || imported.has(name)) return;
        const form = forms.components[name];
        if (!form) {
          found.push(`${at(page, call)}: <${name}> is no component`);
          return;
        }
        try {
          form.serialize({node: call, props: readAttributes(call), data: pageData(page.locale)});
        } catch (error) {
          found.push(`${at(page, call)}: ${(error as Error).message.split('\n')[0]}`);
        }
      });
      return found;
    },
  },
  {
    title: 'callouts are of a known kind and are closed',
    advice: 'Write :::note[Title], tip, info, warning or danger, and ::: on a line below the text.',
    problems: (page) => {
      const found: string[] = [];
      visit(page.tree, 'containerDirective', (node) => {
        if (!isCalloutKind(node.name)) found.push(`${at(page, node)}: :::${node.name}`);
        const lastLine = page.source.split('\n')[node.position!.end.line - 1] ?? '';
        if (!/^\s*:{3,}\s*$/.test(lastLine)) {
          found.push(`${at(page, node)}: :::${node.name} is not closed`);
        }
      });
      return found;
    },
  },
];
