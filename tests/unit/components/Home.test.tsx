import {act, fireEvent, screen} from '@testing-library/react';
import Home from '../../../src/components/Home';
import {say} from '../../../src/compiler/say';
import {settings} from '../../../src/site/settings';
import {controls, renderIn} from './support';

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

it('leads to the sources, or on where the sources are not known', () => {
  const buttons = (sourceUrl?: string) => {
    const {container} = renderIn(<Home />, {settings: {...settings, sourceUrl}});
    return controls(container.querySelector('.hero')!);
  };
  expect(buttons('https://example.com')).toEqual([
    'link Get Started',
    expect.stringContaining('link Source code'),
    'button Copy command',
  ]);
  expect(buttons()).toEqual(['link Get Started', 'link Learn More', 'button Copy command']);
});

describe('the stars', () => {
  const media = {matches: false};
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, {matchMedia: () => media, innerWidth: 1000, innerHeight: 500});
  });
  afterEach(() => jest.useRealTimers());

  const move = (clientX: number, clientY: number) =>
    fireEvent(window, new MouseEvent('pointermove', {clientX, clientY}));
  const nextFrame = () => act(() => jest.advanceTimersByTime(20));
  const place = () => {
    const {style} = document.querySelector<HTMLElement>('.stars')!;
    return [style.getPropertyValue('--star-x'), style.getPropertyValue('--star-y')];
  };

  it('follow the pointer, once a frame', () => {
    renderIn(<Home />);
    expect(place()).toEqual(['', '']);
    move(1000, 500);
    move(0, 0);
    nextFrame();
    expect(place()).toEqual(['1.000', '1.000']);
    move(250, 250);
    nextFrame();
    expect(place()).toEqual(['-0.500', '0.000']);
  });

  it('rest when the user wants less motion', () => {
    media.matches = true;
    renderIn(<Home />);
    move(1000, 500);
    nextFrame();
    expect(place()).toEqual(['', '']);
    media.matches = false;
  });

  it('need nothing any more when the page is left in between', () => {
    const {unmount} = renderIn(<Home />);
    move(1000, 500);
    unmount();
    nextFrame();
    move(1000, 500);
    nextFrame();
  });
});
