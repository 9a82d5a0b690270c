import {screen} from '@testing-library/react';
import Keys from '../../../src/components/Keys';
import {TermCardView, TermView} from '../../../src/components/Term';
import {renderIn} from './support';

it('renders every key as a cap with the name of its sign', () => {
  const {container} = renderIn(<Keys press="Ctrl+K" mac="Cmd+K" />);
  expect(container.textContent).toBe('Ctrl+K or ⌘Command+K');
  expect(container.querySelectorAll('kbd > kbd')).toHaveLength(4);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('⌘');
  const chinese = renderIn(<Keys press="Down" />, {locale: 'zh-Hans'});
  expect(chinese.container.textContent).toBe('↓下箭头');
});

it.each([
  ['en', '/guide/start/glossary#esm', 'More in the glossary'],
  ['zh-Hans', '/zh/guide/start/glossary#esm', '在名词解释中查看'],
] as const)('a term and its card link to the %s glossary', (locale, href, more) => {
  renderIn(
    <p>
      <TermView href="/guide/start/glossary#esm" target="term-esm">
        ESM
      </TermView>
    </p>,
    {locale},
  );
  const word = screen.getByRole('link', {name: 'ESM'});
  expect(word.getAttribute('href')).toBe(href);
  expect(word.dataset.term).toBe('term-esm');
  renderIn(
    <TermCardView id="term-esm" title="ESM" href="/guide/start/glossary#esm">
      <p>Modules.</p>
    </TermCardView>,
    {locale},
  );
  const card = document.getElementById('term-esm')!;
  expect(card.getAttribute('popover')).toBe('manual');
  expect(card.getAttribute('role')).toBe('dialog');
  expect(card.getAttribute('aria-label')).toBe('ESM');
  expect(card.querySelector('a')?.textContent).toBe(more);
});
