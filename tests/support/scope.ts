/**
 * Coverage of tests: `all` combinations of pages, languages, themes and widths (`npm run test:all`), a `sample` of page
 * types, the sample in every `looks`, that is, width and theme, or only the changed `pages` (tools/test/changed.ts).
 */
const scope = process.env.TEST_SCOPE ?? 'sample';

export const everything = scope === 'all';
export const everyLook = everything || scope === 'looks';
export const onlyChanged = scope === 'pages';

/** Routes of changed pages, such as `/zh/config/lib/dts`, which are tested besides the sample. */
export const changedRoutes: ReadonlySet<string> = new Set(
  process.env.TEST_PAGES?.split(',').filter(Boolean),
);
