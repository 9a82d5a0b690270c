import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {exampleFolder} from '../../rslib/examples/exampleLinks';
import {getMessage} from '../../compiler/messages';
import type {PageData} from '../../rslib/pageData';
import {fillSentence, joinNodes, jsx, link, paragraph} from '../../compiler/markdown/nodes';
import type {Verification} from '../../compiler/parse/verification';
import {identity} from '../../site/identity';

/** Name of an example and the address of its folder in the repository. */
export type VerifiedExample = {readonly name: string; readonly href: string};

function linksOf({examples}: Verification, {repositoryUrl}: PageData): readonly VerifiedExample[] {
  return examples.map((name) => ({name, href: exampleFolder(repositoryUrl, name)}));
}

function toolOf({versions}: Verification): string {
  return `${identity.package} ${versions.join(' + ')}`;
}

/** Returns the line of versions below a page as a component. */
export function verifiedView(proof: Verification, data: PageData): MdxJsxFlowElement {
  return jsx('VerifiedView', {
    tool: toolOf(proof),
    examples: linksOf(proof, data),
  });
}

/** Returns the line of versions below a page as a paragraph, for the mirror. */
export function verifiedLine(proof: Verification, data: PageData): RootContent {
  const links = linksOf(proof, data);
  const sentence = links.length === 0 ? 'build.verified.line' : 'build.verified.lineWithExamples';
  const separator = getMessage(data.locale, 'punctuation.comma');
  const examples = joinNodes(
    links.map(({name, href}) => [link(href, name)]),
    separator,
  );
  return paragraph(
    ...fillSentence(getMessage(data.locale, sentence), {tool: toolOf(proof), examples}),
  );
}
