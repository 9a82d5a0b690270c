import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import type {MarkdownForms} from '../markdown/forms';
import {isComponent} from '../mirror/componentLinks';
import {importedNames} from '../parse/imports';
import {attributeValue, readAttributes} from '../markdown/nodes';
import {aboutExamples} from './about';
import {overviewDataFile} from '../outputs/overviewData';
import {parseFile} from '../parse/page';
import {proofOf} from '../parse/proof';
import type {Records} from '../records/data';

type Options = {readonly records: Records; readonly forms: MarkdownForms};

/**
 * Fills components that show recorded facts, before the page is compiled. A component that the page does not import has
 * a Markdown form, or the name is wrong.
 */
export function remarkSiteComponents({records, forms}: Options) {
  return (tree: Root, file: VFile): void => {
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    const about = aboutExamples(tree, title);
    const own = importedNames(tree);
    const imported = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!node.name || index === undefined || !parent) return undefined;
      const form = forms.components[node.name];
      const isKnown = form !== undefined || own.has(node.name.split('.')[0]!);
      if (isComponent(node.name) && !isKnown && !isInternal(node.name)) {
        throw new Error(`<${node.name}> is no component of the site: import it in the page`);
      }
      if (!form?.expand) return undefined;
      const filled = form.expand({
        node,
        props: readAttributes(node),
        data: records.load(),
        about: about.get(node),
      });
      if (form.import) imported.set(filled.name!, form.import);
      parent.children[index] = filled;
      // What it was turned into may hold further components.
      return index;
    });
    tree.children.unshift(...[...imported].map(([name, source]) => importDefault(name, source)));
  };
}

/** Names that expanders produce. */
function isInternal(name: string): boolean {
  return name.endsWith('View');
}

/**
 * Ends a document with the version that its examples and facts are about, and tells the layout by the front matter.
 * Fragments leave that to the page.
 */
export function remarkVerified({records, forms}: Options) {
  return (tree: Root, file: VFile): void => {
    const {pageType = 'doc'} = (file.data.frontMatter ?? {}) as {pageType?: string};
    const folders = path.relative(records.siteDir, file.path).split(path.sep);
    if (pageType !== 'doc' || folders.some((name) => /^(?:_|shared$)/.test(name))) return;
    const data = records.load();
    const proof = proofOf(parseFile(file.path), data);
    if (!proof) return;
    tree.children.push(forms.verified.view(proof, data));
    Object.assign(file.data.frontMatter ?? {}, {verified: proof.versions});
  };
}

/** Gives an overview page (front matter `overview: true`) its list, from the data that `site-pages` wrote. */
export function remarkOverview() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {overview?: boolean} | undefined;
    if (!frontMatter?.overview) return;
    const source = `@generated/site-pages/default/${overviewDataFile(file.path)}`;
    const name = '__overviewGroups';
    const imported: RootContent = importDefault(name, source);
    const list = {
      type: 'mdxJsxFlowElement',
      name: 'OverviewView',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'groups',
          value: attributeValue({type: 'Identifier', name}),
        },
      ],
      children: [],
    } as unknown as RootContent;
    // First what the page says about its list.
    tree.children.unshift(imported);
    tree.children.push(list);
  };
}

function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
