import {act, screen} from '@testing-library/react';
import {section} from '../../../src/client/stores/sectionStore';
import ReportLink from '../../../src/components/ReportLink';
import {renderIn} from './support';

const link = () => screen.getByRole<HTMLAnchorElement>('link', {name: /^Report a problem/});
const heading = () => new URL(link().href).searchParams.get('heading');

const page = (
  <>
    <h2 id="dts">
      <code>lib.dts</code>{' '}
    </h2>
    <h2 id="类型">Types</h2>
    <ReportLink title="lib.dts" permalink="/config/lib/dts" verified={['1.0.0']} />
  </>
);

beforeEach(() => act(() => section.set(undefined)));

it('contains the page, its language and its verified versions', () => {
  renderIn(page);
  const url = new URL(link().href);
  expect(url.pathname).toBe('/a/b/issues/new');
  expect(url.searchParams.get('title')).toContain('lib.dts');
  expect(url.searchParams.get('page')).toMatch(/\/config\/lib\/dts$/);
  expect(url.searchParams.get('language')).toBe('English');
  expect(url.searchParams.get('version')).toBe('1.0.0');
});

it('contains the current heading', () => {
  renderIn(page);
  expect(heading()).toBeNull();
  act(() => section.set('dts'));
  expect(heading()).toBe('lib.dts (#dts)');
  act(() => section.set('类型'));
  expect(heading()).toBe('Types (#类型)');
  act(() => section.set(undefined));
  expect(heading()).toBeNull();
});

it('contains no heading of another page', () => {
  renderIn(page);
  act(() => section.set('elsewhere'));
  expect(heading()).toBeNull();
});
