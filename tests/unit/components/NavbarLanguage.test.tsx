import {fireEvent} from '@testing-library/react';
import Navbar from '../../../src/components/Navbar';
import {renderIn} from './support';

const place = '/guide/start/glossary';
const address = `${place}?a=1&b=%2F#gone`;

afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['pointerDown', 'focus', 'click'] as const)(
  'keeps query and hash on %s, also without a target',
  (event) => {
    window.history.replaceState(null, '', address);
    renderIn(<Navbar />, {path: place});
    const link = document.querySelector('#site-language .language-link[hreflang="zh-CN"]')!;
    fireEvent[event](link);
    expect(link.getAttribute('href')).toBe(`http://localhost/zh${address}`);
  },
);
