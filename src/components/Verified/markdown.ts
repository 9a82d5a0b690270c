import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {exampleFolder} from '../../compiler/records/exampleLinks';
import {say} from '../../compiler/say';
import type {PageData} from '../../compiler/records/data';
import {jsx} from '../../compiler/markdown/nodes';
import {fillSentence} from '../../compiler/markdown/sentence';
import type {Proof} from '../../compiler/parse/proof';
import {identity} from '../../site/identity';

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
    examples: linksOf(proof, data),
  });
}

/** The line below a page in plain text. */
export function verifiedLine(proof: Proof, data: PageData): RootContent {
  const links = linksOf(proof, data);
  const sentence = links.length === 0 ? 'build.verified.line' : 'build.verified.lineWithExamples';
  const separator = say(data.locale, 'punctuation.comma');
  return {
    type: 'paragraph',
    children: fillSentence(say(data.locale, sentence), {
      tool: {type: 'text', value: toolOf(proof)},
      examples: links.flatMap(({name, href}, index): PhrasingContent[] => [
        ...(index > 0 ? [{type: 'text' as const, value: separator}] : []),
        {type: 'link', url: href, children: [{type: 'text', value: name}]},
      ]),
    }),
  };
}
