import {act, createEvent, fireEvent, screen} from '@testing-library/react';
import Home from '../../../src/components/Home';
import PointLink from '../../../src/components/Home/PointLink';
import Link from '../../../src/components/Link';
import {settings} from '../../../docusaurus.config';
import {addDialogs, fakeTimers} from './browser';
import {controls, renderIn} from './support';

it('links to the sources, or to the documentation if they are unknown', () => {
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
  fakeTimers();
  beforeEach(() => {
    Object.assign(window, {matchMedia: () => media, innerWidth: 1000, innerHeight: 500});
  });

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

  it('stay still with reduced motion', () => {
    media.matches = true;
    renderIn(<Home />);
    move(1000, 500);
    nextFrame();
    expect(place()).toEqual(['', '']);
    media.matches = false;
  });
});

describe('a point that opens a dialog', () => {
  addDialogs();
  /** Clicks the link. Returns true if the browser follows it. */
  function click(init: MouseEventInit = {}): boolean {
    const link = screen.getByRole('link', {name: 'Paste'});
    const event = createEvent.click(link, {cancelable: true, ...init});
    fireEvent(link, event);
    return !event.defaultPrevented;
  }
  const point = (
    <PointLink opens="search">
      <Link to="/guide/faq/errors">Paste</Link>
    </PointLink>
  );

  it('presses the button of the search', () => {
    const pressed = jest.fn();
    renderIn(
      <>
        {point}
        <button type="button" className="DocSearch-Button" onClick={pressed} />
      </>,
    );
    expect([click(), pressed.mock.calls.length]).toEqual([false, 1]);
    expect([click({ctrlKey: true}), pressed.mock.calls.length]).toEqual([true, 1]);
  });

  it('is a link to the page if there is no search', () => {
    renderIn(point);
    expect(screen.getByRole('link', {name: 'Paste'}).getAttribute('href')).toBe(
      '/guide/faq/errors',
    );
    expect(click()).toBe(true);
  });

  it('opens the version dialog', async () => {
    renderIn(
      <PointLink opens="version">
        <Link to="/releases/">Paste</Link>
      </PointLink>,
    );
    expect(click()).toBe(false);
    expect(await screen.findByRole('dialog', {hidden: true})).not.toBeNull();
  });
});
