import type {Heading, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

type WithBadges = Heading & {badges?: PhrasingContent[]};

const isBadge = (node: PhrasingContent): boolean =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge';

/** Takes badges off headings before Docusaurus reads the outline: they are no part of a heading's name. */
export function remarkTakeBadges() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: WithBadges) => {
      const badges = heading.children.filter(isBadge);
      if (badges.length === 0) return;
      heading.badges = badges;
      heading.children = heading.children.filter((node) => !isBadge(node));
    });
  };
}

/** Puts them back behind the heading's text. */
export function remarkPutBadges() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: WithBadges) => {
      if (heading.badges) heading.children.push({type: 'text', value: ' '}, ...heading.badges);
    });
  };
}
