import {screen} from '@testing-library/react';
import Home from '../../../src/components/Home';
import {say} from '../../../src/compiler/say';
import {renderIn} from './support';

describe.each(['en', 'zh-Hans'] as const)('the drawing of the landing page, in %s', (locale) => {
  it('has a leaf for everything that the text beside it promises', () => {
    const {container} = renderIn(<Home />, {locale});
    const drawing = screen.getByRole('img');
    const texts = [...drawing.querySelectorAll('text')].map((node) => node.textContent);
    const promised = ['ESM', 'CommonJS', 'UMD', locale === 'en' ? 'declarations' : '类型声明'];
    for (const word of promised) {
      expect(container.querySelector('.hero__text')?.textContent).toContain(word);
    }
    expect(texts).toEqual([
      ...['src/index.ts', say(locale, 'home.artSource')],
      ...['index.js', say(locale, 'home.artModule')],
      ...['index.cjs', 'CommonJS'],
      ...['umd/index.js', 'UMD'],
      ...['index.d.ts', say(locale, 'home.artTypes')],
    ]);
    expect(drawing.querySelectorAll('circle')).toHaveLength(promised.length);
    expect(drawing.getAttribute('aria-label')).toContain('UMD');
  });
});
