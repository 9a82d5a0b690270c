/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {act} from '@testing-library/react';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {pageHydration} from 'docusaurus-plugin-islands/pageHydration';
import {startIslands} from 'docusaurus-plugin-islands/browser';
import modules from '../../../packages/docusaurus-plugin-islands/src/plugin/findIslands.cjs';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  locales,
  type Locale,
} from '../../../src/site/locales';
import {islandSources, settings} from '../../../docusaurus.config';
import {getViewMessages} from '../../../src/compiler/messages';
import {filesBelow, read} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';
import {changedRoutes, everything, onlyChanged} from '../../support/scope';
import {expectNone} from '../support/expectNone';

/** The settings in the browser bundle. */
const {tools: _tools, ...browserSettings} = settings;

const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');
const registry = Object.fromEntries(
  modules
    .findIslands(root, islandSources.folders, islandSources.themes)
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    .map((file) => [modules.islandId(root, file), () => require(file) as Record<string, unknown>]),
);

const documents = filesBelow(buildDir).filter((file) => file.endsWith('.html'));

const bodyOf = (file: string): string => {
  const html = readFileSync(path.join(buildDir, file), 'utf8');
  return html.slice(html.indexOf('<body'), html.indexOf('</body>'));
};

/** Files of a build to hydrate, besides those of changed pages, for each island and set of names in its properties. */
const filesPerIsland = everything ? Infinity : 2;

/** Returns the files with islands, or properties of islands, that the files before them do not have. */
function withOwnIslands(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return files.filter((file) => {
    const keys = [...bodyOf(file).matchAll(/<site-island data-island="([^"]+)"([^>]*)/g)].map(
      ([, id, props = '']) => [id, ...new Set(props.match(/"\w+":/g)?.sort())].join(),
    );
    const isFirst = keys.some((key) => (counts.get(key) ?? 0) < filesPerIsland);
    if (isFirst) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
    const isChanged = changedRoutes.has(`/${file.replace(/(?:index)?\.html$/, '')}`);
    return onlyChanged ? isChanged : isFirst || isChanged;
  });
}

const localeOf = (file: string): Locale =>
  locales.find((one) => one !== defaultLocale && file.startsWith(localeRows[one].prefix)) ??
  defaultLocale;

/** Sets language, messages and configuration in the modules that Docusaurus generates. */
function setLocale(locale: Locale): void {
  const messages = JSON.parse(read(`i18n/${locale}/code.json`)) as Record<
    string,
    {message: string}
  >;
  for (const [id, {message}] of Object.entries(messages))
    Object.assign(codeTranslations, {[id]: message});
  Object.assign(i18n, {currentLocale: locale});
  Object.assign(siteConfig, {
    baseUrl: localeBaseUrl('/', locale),
    customFields: {
      settings: browserSettings,
      search: {mode: 'embedded'},
      notFound: Object.fromEntries(
        locales.map((name) => [name, getViewMessages(name, 'NotFound')]),
      ),
    },
  });
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let address = {pathname: '/', search: '', hash: ''};
const hydration = pageHydration({
  getLocation: () => address,
  subscribe: () => () => undefined,
  navigate: () => undefined,
});
const islands = (() => {
  Object.assign(window, {
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    requestIdleCallback: () => 0,
    matchMedia: () => ({matches: false, addEventListener() {}, removeEventListener() {}}),
    scrollTo() {},
  });
  // Add methods that jsdom lacks and that components call.
  Object.assign(HTMLDialogElement.prototype, {close() {}, showModal() {}});
  Object.assign(HTMLElement.prototype, {hidePopover() {}, showPopover() {}});
  Object.assign(Element.prototype, {checkVisibility: () => true, scrollIntoView() {}});
  return startIslands({
    registry,
    loadHydration: [() => hydration],
    isTouched: false,
  });
})();

test.each(locales)(
  'every island of every %s page renders its HTML',
  (locale) => {
    setLocale(locale);
    const problems: string[] = [];
    let count = 0;
    let now = '';
    jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      problems.push(`${now}: ${parts.map(String).join(' ').slice(0, 1500)}`);
    });
    for (const file of withOwnIslands(documents.filter((one) => localeOf(one) === locale))) {
      address = {pathname: `/${file.replace(/(?:index)?\.html$/, '')}`, search: '', hash: ''};
      window.history.replaceState(null, '', address.pathname);
      document.body.innerHTML = bodyOf(file);
      for (const island of document.querySelectorAll<HTMLElement>('site-island')) {
        now = `build/${file}: ${island.dataset.island}`;
        count += 1;
        act(() => islands.hydrate(island));
        if (!('live' in island.dataset)) problems.push(`${now} is not live`);
      }
      document.body.replaceChildren();
      act(() => islands.update());
    }
    expect(count).toBeGreaterThan(onlyChanged ? 0 : 100);
    expectNone(
      problems,
      'On the server and in the first render of the browser an island has to render the same: read storage, sizes and the address in effects.',
    );
  },
  600_000,
);
