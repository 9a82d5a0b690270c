import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {exampleFolder} from '../../lib/examples/links';
import {text} from '../../lib/localized';
import type {PageData} from '../../plugins/site-mdx/data';
import {jsx} from '../../plugins/site-mdx/jsx';
import {fillSentence} from '../../plugins/site-mdx/sentence';
import type {Proof} from '../../plugins/site-mdx/proof';
import {identity} from '../../site/identity';
import {words} from './words';

/** An example and the address of its folder. */
export type VerifiedExample = {readonly name: string; readonly href: string};

function linksOf({examples}: Proof, {repositoryUrl}: PageData): readonly VerifiedExample[] {
  return examples.map((name) => ({name, href: exampleFolder(repositoryUrl, name)}));
}

function toolOf({versions}: Proof): string {
  return `${identity.package} ${versions.join(' + ')}`;
}

/** The line below a page as a component. */
export function verifiedView(proof: Proof, data: PageData): MdxJsxFlowElement {
  return jsx('VerifiedView', {
    tool: toolOf(proof),
    examples: JSON.stringify(linksOf(proof, data)),
  });
}

/** The line below a page in plain text. */
export function verifiedLine(proof: Proof, data: PageData): RootContent {
  const links = linksOf(proof, data);
  const sentence = links.length === 0 ? words.line : words.lineWithExamples;
  const separator = text(data.locale, words.separator);
  return {
    type: 'paragraph',
    children: fillSentence(text(data.locale, sentence), {
      tool: {type: 'text', value: toolOf(proof)},
      examples: links.flatMap(({name, href}, index): PhrasingContent[] => [
        ...(index > 0 ? [{type: 'text' as const, value: separator}] : []),
        {type: 'link', url: href, children: [{type: 'text', value: name}]},
      ]),
    }),
  };
}
