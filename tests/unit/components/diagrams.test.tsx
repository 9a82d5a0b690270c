import {screen, within, type RenderResult} from '@testing-library/react';
import {getViewMessages} from '../../../src/compiler/messages';
import Diagram from '../../../src/components/Diagram';
import {readDrawings} from '../../../src/compiler/html/readDrawings';
import VerifiedView from '../../../src/components/Verified';
import type {Locale} from '../../../src/site/locales';
import {renderIn} from './support';

const names = ['BundleDiagram', 'DualPackageDiagram', 'FederationDiagram'] as const;
type Name = (typeof names)[number];

function renderDiagram(name: Name, locale: Locale = 'en'): RenderResult {
  const words: Readonly<Record<string, string>> = getViewMessages(locale, name);
  return renderIn(<Diagram drawings={readDrawings(name, words)} legend={words.legend!} />, {
    locale,
  });
}

describe.each(names)('%s', (name) => {
  it.each(['en', 'zh-Hans'] as const)('has titles, descriptions and texts in %s', (locale) => {
    const {container} = renderDiagram(name, locale);
    const drawings = screen.getAllByRole('img');
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      const [title, description] = drawing.querySelectorAll(':scope > title, :scope > desc');
      expect([title!.localName, description!.localName]).toEqual(['title', 'desc']);
      expect(description!.textContent.length).toBeGreaterThan(30);
      for (const {textContent} of [title!, description!])
        expect(/\p{Script=Han}/u.test(textContent)).toBe(locale === 'zh-Hans');
    }
    expect(container.innerHTML).not.toMatch(/[{}]|data-(?:drawing|title)/);
    expect(container.querySelectorAll('figure > figcaption')).toHaveLength(1);
  });

  it('takes its colours from the stylesheet', () => {
    const {container} = renderDiagram(name);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|style=|(?:fill|stroke)="/i);
  });
});

test('a drawing without a message fails', () => {
  expect(() => readDrawings('BundleDiagram', {})).toThrow(
    'there is no message build.BundleDiagram.bundleName',
  );
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
