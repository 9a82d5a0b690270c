import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocPaginator from '@theme-original/DocPaginator';
import {screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderWithSite} from '../../support/renderWithSite';

function CurrentLocale(): ReactNode {
  return <p>{useDocusaurusContext().i18n.currentLocale}</p>;
}

describe('renderWithSite', () => {
  it('renders a component of the theme itself', () => {
    renderWithSite(<DocPaginator previous={{title: 'Before', permalink: '/guide/before'}} />);
    expect(screen.getByRole('link', {name: /Before/}).getAttribute('href')).toBe('/guide/before');
  });

  it.each(['en', 'zh-Hans'] as const)('speaks %s', (locale) => {
    renderWithSite(<CurrentLocale />, {locale});
    expect(screen.getByText(locale)).toBeTruthy();
  });
});
