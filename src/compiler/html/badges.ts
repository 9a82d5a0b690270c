import type {Heading, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

type WithBadges = Heading & {badges?: PhrasingContent[]};

const isBadge = (node: PhrasingContent): boolean =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge';

/** Removes badges from headings. Otherwise Docusaurus, which runs next, would copy them to the table of contents. */
export function remarkDetachBadges() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: WithBadges) => {
      const badges = heading.children.filter(isBadge);
      if (badges.length === 0) return;
      heading.badges = badges;
      heading.children = heading.children.filter((node) => !isBadge(node));
    });
  };
}

/** Appends the badges that `remarkDetachBadges` removed to their headings. */
export function remarkReattachBadges() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: WithBadges) => {
      if (heading.badges) heading.children.push({type: 'text', value: ' '}, ...heading.badges);
    });
  };
}
