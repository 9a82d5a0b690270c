import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseMarkdown} from 'docusaurus-translations/markdown';
import type {MarkdownForms} from '../markdown/forms';
import {isComponent} from '../mirror/componentLinks';
import {importedNames} from '../parse/importedNames';
import {readAttributes} from '../markdown/nodes';
import {exampleContexts} from './exampleContext';
import {overviewDataFile} from '../outputs/overviewData';
import {parseFile} from '../parse/parsePage';
import {verificationOf} from '../parse/verification';
import type {Records} from '../../rslib/pageData';

type Options = {readonly records: Records; readonly forms: MarkdownForms};

/** Replaces components that show recorded facts by elements that contain the facts. Throws on an unknown component. */
export function remarkSiteComponents({records, forms}: Options) {
  return (tree: Root, file: VFile): void => {
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    const about = exampleContexts(tree, title);
    const own = importedNames(tree);
    const imported = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!node.name || index === undefined || !parent) return undefined;
      const form = forms.components[node.name];
      const isKnown = form !== undefined || own.has(node.name.split('.')[0]!);
      if (isComponent(node.name) && !isKnown && !isInternal(node.name)) {
        throw new Error(`<${node.name}> is not a component of the site: import it in the page`);
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
      return index;
    });
    tree.children.unshift(...[...imported].map(([name, source]) => importDefault(name, source)));
  };
}

function isInternal(name: string): boolean {
  return name.endsWith('View');
}

/** Adds the package versions of a document's examples and facts to the end of its text and to its front matter. */
export function remarkVerified({records, forms}: Options) {
  return (tree: Root, file: VFile): void => {
    const {pageType = 'doc'} = (file.data.frontMatter ?? {}) as {pageType?: string};
    const folders = path.relative(records.siteDir, file.path).split(path.sep);
    if (pageType !== 'doc' || folders.some((name) => /^(?:_|shared$)/.test(name))) return;
    const data = records.load();
    const proof = verificationOf(parseFile(file.path), data);
    if (!proof) return;
    tree.children.push(forms.verified.view(proof, data));
    Object.assign(file.data.frontMatter ?? {}, {verified: proof.versions});
  };
}

/** Adds a filter above and a list of pages below the text of an overview. The plugin `site-pages` writes the data. */
export function remarkOverview() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as {overview?: boolean} | undefined;
    if (!frontMatter?.overview) return;
    const source = `@generated/site-pages/default/${overviewDataFile(file.path)}`;
    const name = '__overviewGroups';
    tree.children.unshift(
      importDefault(name, source),
      parsed(`<OverviewFilterView groups={${name}} />`),
    );
    tree.children.push(parsed(`<OverviewView groups={${name}} />`));
  };
}

function importDefault(name: string, source: string): RootContent {
  return parsed(`import ${name} from '${source}';`);
}

function parsed(block: string): RootContent {
  return parseMarkdown(block, true).children[0]!;
}
