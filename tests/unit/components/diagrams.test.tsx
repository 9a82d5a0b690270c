import {screen, within, type RenderResult} from '@testing-library/react';
import type {ComponentType} from 'react';
import {wordsOf} from '../../../src/compiler/say';
import BundleDiagram from '../../../src/components/BundleDiagram';
import DependencyDiagram from '../../../src/components/DependencyDiagram';
import DualPackageDiagram from '../../../src/components/DualPackageDiagram';
import ExternalsDiagram from '../../../src/components/ExternalsDiagram';
import FederationDiagram from '../../../src/components/FederationDiagram';
import VerifiedView from '../../../src/components/Verified';
import type {Locale} from '../../../src/site/locales';
import {renderIn} from './support';

/** Each with the number of its drawings. */
const diagrams = {
  BundleDiagram: {View: BundleDiagram, drawings: 2},
  DependencyDiagram: {View: DependencyDiagram, drawings: 1},
  DualPackageDiagram: {View: DualPackageDiagram, drawings: 2},
  ExternalsDiagram: {View: ExternalsDiagram, drawings: 2},
  FederationDiagram: {View: FederationDiagram, drawings: 2},
} as const;
type Name = keyof typeof diagrams;

function renderDiagram(name: Name, locale: Locale = 'en'): RenderResult {
  const View = diagrams[name].View as ComponentType<{words: object}>;
  return renderIn(<View words={wordsOf(locale, name)} />, {locale});
}

const fields = ['devDependencies', 'dependencies', 'peerDependencies', 'optionalDependencies'];

/** About how wide a text is: code has letters of one width, Chinese letters are as wide as they are high. */
function widthOf(node: Element): number {
  const isCode = !node.classList.contains('diagram__words');
  return [...node.textContent].reduce(
    (sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 12 : isCode ? 7.25 : 6),
    0,
  );
}

/** What the drawings say, each with its bold texts apart. */
function texts(): readonly {all: readonly string[]; key: readonly string[]}[] {
  const say = (drawing: Element, selector: string): readonly string[] =>
    [...drawing.querySelectorAll(selector)].map((node) => node.textContent);
  return screen
    .getAllByRole('img')
    .map((drawing) => ({all: say(drawing, 'text'), key: say(drawing, '.diagram__key')}));
}

describe.each(Object.keys(diagrams) as Name[])('%s', (name) => {
  it.each(['en', 'zh-Hans'] as const)('says in %s what can be seen', (locale) => {
    const {container} = renderDiagram(name, locale);
    const drawings = screen.getAllByRole('img');
    expect(drawings).toHaveLength(diagrams[name].drawings);
    for (const drawing of drawings) {
      const [name, description] = ['aria-labelledby', 'aria-describedby'].map((attribute) =>
        document.getElementById(drawing.getAttribute(attribute)!)!,
      );
      expect([name!.localName, description!.localName]).toEqual(['title', 'desc']);
      expect(name!.textContent).not.toBe('');
      expect(description!.textContent.length).toBeGreaterThan(30);
      const isChinese = /\p{Script=Han}/u.test(name!.textContent + description!.textContent);
      expect(isChinese).toBe(locale === 'zh-Hans');
    }
    expect(container.querySelectorAll('figure > figcaption')).toHaveLength(1);
  });

  it('takes its colours from the style sheet', () => {
    const {container} = renderDiagram(name);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=|(?:fill|stroke)="/i);
  });

  it.each(['en', 'zh-Hans'] as const)('draws inside its frame in %s', (locale) => {
    const {container} = renderDiagram(name, locale);
    for (const drawing of container.querySelectorAll('svg')) {
      const [, , width, height] = drawing.getAttribute('viewBox')!.split(' ').map(Number);
      const at = (node: Element, name: string): number =>
        Number(node.getAttribute(name) ?? node.getAttribute(`c${name}`));
      for (const node of drawing.querySelectorAll('text, circle')) {
        expect(at(node, 'y')).toBeLessThan(height!);
        const shift = {start: 0, middle: 0.5, end: 1}[node.getAttribute('text-anchor') ?? 'start']!;
        const begin = at(node, 'x') - (node.localName === 'text' ? widthOf(node) * shift : 0);
        const end = begin + (node.localName === 'text' ? widthOf(node) : 4);
        expect([node.textContent, begin >= 0, end <= width! + 1]).toEqual([
          node.textContent,
          true,
          true,
        ]);
      }
    }
  });
});

it('shows bundle against bundleless', () => {
  renderDiagram('BundleDiagram');
  const [bundle, bundleless] = texts();
  expect(bundle!.all.filter((text) => text === 'external')).toHaveLength(1);
  expect(bundleless!.all.filter((text) => text === 'external')).toHaveLength(2);
  expect(bundleless!.all).toContain('utils/sum.js');
});

it('shows what is inside the output per format', () => {
  renderDiagram('ExternalsDiagram');
  expect(texts().map(({key}) => key)).toEqual([
    ['src/', 'devDependencies'],
    ['src/', ...fields],
  ]);
});

it('shows the two branches of a dual package, and the two copies', () => {
  renderDiagram('DualPackageDiagram');
  const [choice, hazard] = texts();
  expect(choice!.key).toEqual(['import', 'index.js', 'require', 'index.cjs']);
  expect(choice!.all).toEqual(expect.arrayContaining(['index.d.ts', 'index.d.cts']));
  expect(hazard!.key).toEqual(['index.js', 'index.cjs', '≠']);
  expect(hazard!.all.filter((text) => text === 'its own state')).toHaveLength(2);
});

it('shows what a producer writes, and in which order a host loads it', () => {
  renderDiagram('FederationDiagram');
  const [producer, host] = texts();
  expect(producer!.all).toEqual(
    expect.arrayContaining(['exposes', './Counter', 'mf-manifest.json', 'shared', 'react']),
  );
  expect(host!.all.slice(-4)).toEqual([
    'mf-manifest.json',
    'remote entry',
    './Counter',
    'fetched first',
  ]);
  expect(host!.all.filter((text) => text === 'react')).toHaveLength(1);
});

it('shows what the user of a library gets, by the field of each package', () => {
  renderDiagram('DependencyDiagram');
  const [drawing] = texts();
  expect(drawing!.all.filter((text) => fields.includes(text)).sort()).toEqual([...fields].sort());
  expect(drawing!.key).toEqual(['index.js', 'clsx', 'react']);
  expect(screen.getByRole('img').querySelectorAll('.diagram__node--open')).toHaveLength(1);
});

describe('VerifiedView', () => {
  const examples = [
    {name: 'minimal', href: 'https://github.com/a/b/tree/main/examples/minimal'},
    {name: 'bundled', href: 'https://github.com/a/b/tree/main/examples/bundled'},
  ];

  it.each([
    ['en', 'Verified with @rslib/core 1.0.1'],
    ['zh-Hans', '已用 @rslib/core 1.0.1 验证'],
  ] as const)('says in %s which version a page is about', (locale, text) => {
    const {container} = renderIn(<VerifiedView tool="@rslib/core 1.0.1" examples={[]} />, {locale});
    expect(container.textContent).toBe(text);
  });

  it('links the examples of the page', () => {
    renderIn(<VerifiedView tool="@rslib/core 1.0.1" examples={examples} />);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['minimal (opens in a new tab)', 'https://github.com/a/b/tree/main/examples/minimal'],
      ['bundled (opens in a new tab)', 'https://github.com/a/b/tree/main/examples/bundled'],
    ]);
  });
});
