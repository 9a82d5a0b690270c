/**
 * Refuses selectors that let a small change recalculate the styles of a whole page. Where one is worth its cost, a
 * comment disables the rule and says what it was measured to cost.
 */
const large = [
  String.raw`html|:root|body|\*|main|article`,
  String.raw`\.(?:navbar|frame|frame__main|page-\w+|prose|entry|sidebar|branch|outline|overview|tabs|example|explorer|block)`,
  String.raw`\[data-[\w-]+(?:[~^$*|]?=[^\]]*)?\]`,
].join('|');
const compound = String.raw`(?:::?[\w-]+(?:\([^()]*\))?|[.#][\w-]+|\[[^\]]*\])*`;

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-disallowed-list': [
      [
        // `:has()` on a large element: each change below it is matched, and can restyle all of it.
        new RegExp(String.raw`(?:^|[\s>+~,(])(?:${large})${compound}:(?:not\()?:?has\(`),
        // `:has()` without a type or class: every element can be its subject.
        /(?:^|[\s>+~,])(?::not\()?:has\(/,
        // A sibling combinator or `*` in `:has()`: each change of any element there is matched.
        /:has\((?:[^()]|\([^()]*\))*(?:[+~](?!=)|\*(?!=))/,
      ],
      {
        splitList: true,
        message: (selector) =>
          `"${selector}" recalculates a large part of the page after small changes: set an attribute or a class where the state changes, and select that`,
      },
    ],
  },
};
