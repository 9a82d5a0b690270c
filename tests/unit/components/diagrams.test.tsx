import {screen, within} from '@testing-library/react';
import BundleDiagram from '../../../src/components/BundleDiagram';
import DependencyDiagram from '../../../src/components/DependencyDiagram';
import DualPackageDiagram from '../../../src/components/DualPackageDiagram';
import ExternalsDiagram from '../../../src/components/ExternalsDiagram';
import FederationDiagram from '../../../src/components/FederationDiagram';
import VerifiedView from '../../../src/components/Verified';
import {renderIn} from './support';

/** Each with the number of its drawings. */
const diagrams = [
  ['BundleDiagram', BundleDiagram, 2],
  ['DependencyDiagram', DependencyDiagram, 1],
  ['DualPackageDiagram', DualPackageDiagram, 2],
  ['ExternalsDiagram', ExternalsDiagram, 2],
  ['FederationDiagram', FederationDiagram, 2],
] as const;
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

describe.each(diagrams)('%s', (_, View, count) => {
  it.each(['en', 'zh-Hans'] as const)('says in %s what can be seen', (locale) => {
    const {container} = renderIn(<View />, {locale});
    const drawings = screen.getAllByRole('img');
    expect(drawings).toHaveLength(count);
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
    const {container} = renderIn(<View />);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=|(?:fill|stroke)="/i);
  });

  it.each(['en', 'zh-Hans'] as const)('draws inside its frame in %s', (locale) => {
    const {container} = renderIn(<View />, {locale});
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
  renderIn(<BundleDiagram />);
  const [bundle, bundleless] = texts();
  expect(bundle!.all.filter((text) => text === 'stays an import')).toHaveLength(1);
  expect(bundleless!.all.filter((text) => text === 'stays an import')).toHaveLength(2);
  expect(bundleless!.all).toContain('utils/sum.js');
});

it('shows what is inside the output per format', () => {
  renderIn(<ExternalsDiagram />);
  expect(texts().map(({key}) => key)).toEqual([
    ['src/', 'devDependencies'],
    ['src/', ...fields],
  ]);
});

it('shows the two branches of a dual package, and the two copies', () => {
  renderIn(<DualPackageDiagram />);
  const [choice, hazard] = texts();
  expect(choice!.key).toEqual(['import', 'index.js', 'require', 'index.cjs']);
  expect(choice!.all).toEqual(expect.arrayContaining(['index.d.ts', 'index.d.cts']));
  expect(hazard!.key).toEqual(['index.js', 'index.cjs', '≠']);
  expect(hazard!.all.filter((text) => text === 'its own state')).toHaveLength(2);
});

it('shows what a producer writes, and in which order a host loads it', () => {
  renderIn(<FederationDiagram />);
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
  renderIn(<DependencyDiagram />);
  const [drawing] = texts();
  expect(drawing!.all.filter((text) => fields.includes(text)).sort()).toEqual([...fields].sort());
  expect(drawing!.key).toEqual(['index.js', 'clsx', 'react']);
  expect(screen.getByRole('img').querySelectorAll('.diagram__node--open')).toHaveLength(1);
});

describe('VerifiedView', () => {
  const examples = JSON.stringify([
    {name: 'minimal', href: 'https://github.com/a/b/tree/main/examples/minimal'},
    {name: 'bundled', href: 'https://github.com/a/b/tree/main/examples/bundled'},
  ]);

  it.each([
    ['en', 'Verified with @rslib/core 1.0.1'],
    ['zh-Hans', '已用 @rslib/core 1.0.1 验证'],
  ] as const)('says in %s which version a page is about', (locale, text) => {
    const {container} = renderIn(<VerifiedView tool="@rslib/core 1.0.1" examples="[]" />, {locale});
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
