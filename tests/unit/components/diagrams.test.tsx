import {screen, within, type RenderResult} from '@testing-library/react';
import type {ComponentType} from 'react';
import {getViewMessages} from '../../../src/compiler/messages';
import BundleDiagram from '../../../src/components/BundleDiagram';
import DualPackageDiagram from '../../../src/components/DualPackageDiagram';
import FederationDiagram from '../../../src/components/FederationDiagram';
import VerifiedView from '../../../src/components/Verified';
import type {Locale} from '../../../src/site/locales';
import {renderIn} from './support';

const diagrams = {
  BundleDiagram: {View: BundleDiagram, drawings: 2},
  DualPackageDiagram: {View: DualPackageDiagram, drawings: 2},
  FederationDiagram: {View: FederationDiagram, drawings: 2},
} as const;
type Name = keyof typeof diagrams;

function renderDiagram(name: Name, locale: Locale = 'en'): RenderResult {
  const View = diagrams[name].View as ComponentType<{words: object}>;
  return renderIn(<View words={getViewMessages(locale, name)} />, {locale});
}

describe.each(Object.keys(diagrams) as Name[])('%s', (name) => {
  it.each(['en', 'zh-Hans'] as const)('has a title and a description in %s', (locale) => {
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

  it('takes its colours from the stylesheet', () => {
    const {container} = renderDiagram(name);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=|(?:fill|stroke)="/i);
  });
});

it.each([
  ['en', 'Verified with @rslib/core 1.0.1', '2 examples built for this page'],
  ['zh-Hans', '已用 @rslib/core 1.0.1 验证', '为本页构建的 2 个示例'],
] as const)('VerifiedView names the version and folds links to the examples in %s', (...args) => {
  const [locale, text, summary] = args;
  const folder = 'https://github.com/a/b/tree/main/examples';
  const examples = ['minimal', 'bundled'].map((name) => ({name, href: `${folder}/${name}`}));
  renderIn(<VerifiedView tool="@rslib/core 1.0.1" examples={examples} />, {locale});
  expect(document.querySelector('.verified__with')?.textContent).toBe(text);
  expect(document.querySelector('summary')?.textContent).toBe(summary);
  const links = within(screen.getByRole('list', {hidden: true})).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(examples.map(({href}) => href));
});
