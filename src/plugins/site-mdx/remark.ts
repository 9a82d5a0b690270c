import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {overviewDataFile} from '../site-pages/overviewData';
import {expanders, serializers} from './components';
import {loadPageData} from './data';
import {readAttributes} from './jsx';
import type {Locale} from '../../site/locales';

type Options = {readonly siteDir: string; readonly locale: Locale};

/** Fills components that show recorded facts, before the page is compiled. */
export function remarkSiteComponents({siteDir, locale}: Options) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (found, index, parent) => {
      const node = found;
      if (!node.name || index === undefined || !parent) return undefined;
      const isComponent = /^[A-Z]/.test(node.name);
      if (isComponent && !(node.name in serializers) && !isInternal(node.name)) {
        throw new Error(`<${node.name}> has no Markdown serializer in src/plugins/site-mdx`);
      }
      const expand = expanders[node.name];
      if (!expand) return undefined;
      const data = loadPageData(siteDir, locale);
      parent.children[index] = expand({node, props: readAttributes(node), data});
      return [SKIP, index + 1];
    });
  };
}

/** Names that expanders produce. */
function isInternal(name: string): boolean {
  return name.endsWith('View');
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
          value: {
            type: 'mdxJsxAttributeValueExpression',
            value: name,
            data: {
              estree: {
                type: 'Program',
                sourceType: 'module',
                comments: [],
                body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name}}],
              },
            },
          },
        },
      ],
      children: [],
    } as unknown as RootContent;
    // First the list, then what the page says about it.
    tree.children.unshift(imported, list);
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
