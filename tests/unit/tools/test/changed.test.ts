import {planFor} from '../../../../tools/test/changed';

const page = 'docs/guide/start/glossary.mdx';
const chinese = `i18n/zh-Hans/docusaurus-plugin-content-docs/current/${page.slice(5)}`;

const stepsOf = (...files: readonly string[]): readonly string[] =>
  Object.keys(planFor(files).args);
const specsOf = (...files: readonly string[]): string =>
  planFor(files)
    .args.browser?.join()
    .replace(/tests\/e2e\/|\.spec\.ts/g, '') ?? '';

it('checks a page of text alone, in both its forms', () => {
  const files = [page, chinese, 'i18n/zh-Hans/translation-lock.json'];
  const plan = planFor(files);
  expect(plan.isText).toBe(true);
  expect(plan.args.pages).toEqual([page, chinese]);
  expect(stepsOf(...files)).toEqual(['pages', 'build', 'built', 'browser']);
  expect(specsOf(page)).toBe('axe,pages');
});

it('runs the browser tests of a component, and builds the variants that they open', () => {
  const file = 'src/components/Tabs/useTabs.ts';
  expect(specsOf(file)).toBe('axe,no-script,pages,tabs');
  expect(planFor([file]).args.variants).toEqual(['full', 'small']);
  expect(planFor([file]).args.unit).toContain(file);
  expect(planFor([file]).isText).toBe(false);
});

it('runs a changed browser test, and no variant that it does not open', () => {
  expect(specsOf('tests/e2e/tabs.spec.ts')).toBe('tabs');
  expect(stepsOf('tests/e2e/tabs.spec.ts')).not.toContain('variants');
});

it('makes records again after a change of an example', () => {
  expect(stepsOf('examples/minimal/src/index.ts')).toEqual(
    expect.arrayContaining(['examples', 'hovers', 'options', 'explorer', 'build']),
  );
});

it('passes no deleted file to a tool', () => {
  const {args} = planFor(['docs/gone.mdx', 'src/lib/gone.ts']);
  expect(args.unit).toEqual(['--passWithNoTests', '--findRelatedTests']);
  expect(args).not.toHaveProperty('lint');
});

it('names files that it has no row for', () => {
  expect(planFor([page, 'package-lock.json']).unknown).toEqual(['package-lock.json']);
});
