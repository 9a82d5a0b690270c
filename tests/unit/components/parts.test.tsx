import {screen} from '@testing-library/react';
import Details from '../../../src/components/Details';
import Image from '../../../src/components/Image';
import Keys from '../../../src/components/Keys';
import {TermCardView, TermView} from '../../../src/components/Term';
import {renderIn} from './support';

it('draws every key as a cap and says what a sign means', () => {
  const {container} = renderIn(<Keys press="Ctrl+K" mac="Cmd+K" />);
  expect(container.textContent).toBe('Ctrl+K or ⌘Command+K');
  expect(container.querySelectorAll('kbd > kbd')).toHaveLength(4);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('⌘');
  const chinese = renderIn(<Keys press="Down" />, {locale: 'zh-Hans'});
  expect(chinese.container.textContent).toBe('↓下箭头');
});

it('draws a key that stands twice in a combination twice', () => {
  const {container} = renderIn(<Keys press="Ctrl+Ctrl" />);
  expect(container.textContent).toBe('Ctrl+Ctrl');
});

it.each([
  ['en', '/guide/start/glossary#esm', 'More in the glossary'],
  ['zh-Hans', '/zh/guide/start/glossary#esm', '在名词解释中查看'],
] as const)('a term leads to the %s glossary, and so does its card', (locale, href, more) => {
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

it('a picture is lazy unless it is told otherwise, and always decoded beside', () => {
  renderIn(
    <>
      <Image src="a.png" alt="Late" />
      <Image src="b.png" alt="First" loading="eager" />
    </>,
  );
  const [late, first] = screen.getAllByRole('img');
  expect([late?.getAttribute('loading'), first?.getAttribute('loading')]).toEqual([
    'lazy',
    'eager',
  ]);
  expect(late?.getAttribute('decoding')).toBe('async');
});

it('a fold is the native one', () => {
  renderIn(
    <Details>
      <summary>More</summary>
      <p>Text.</p>
    </Details>,
  );
  const fold = screen.getByRole('group');
  expect(fold.matches('details.details:not([open])')).toBe(true);
});
