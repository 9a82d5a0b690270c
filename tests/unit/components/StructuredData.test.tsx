import type {ComponentProps} from 'react';
import StructuredData from '../../../src/components/StructuredData';
import {renderIn} from './support';

const props: ComponentProps<typeof StructuredData> = {
  type: 'TechArticle',
  title: 'lib.dts',
  permalink: '/zh/config/lib/dts',
  lang: 'zh-CN',
  lastUpdatedAt: Date.UTC(2026, 0, 2),
  crumbs: [{label: '配置', href: '/zh/config/'}, {label: '组'}, {label: 'dts'}],
};

function graphOf(container: HTMLElement): readonly Record<string, unknown>[] {
  const script = container.querySelector('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? '{}') as {'@graph': Record<string, unknown>[]};
  return data['@graph'];
}

it('describes the page with absolute addresses', () => {
  const {container} = renderIn(<StructuredData {...props} />, {locale: 'zh-Hans'});
  const [page, way] = graphOf(container);
  expect(page).toMatchObject({
    '@type': 'TechArticle',
    headline: 'lib.dts',
    inLanguage: 'zh-CN',
    dateModified: '2026-01-02T00:00:00.000Z',
    isPartOf: {name: 'Rslib 中文文档'},
  });
  expect(page?.url).toMatch(/^https?:\/\/[^/]+\/zh\/config\/lib\/dts$/);
  expect((page?.isPartOf as {url: string}).url).toMatch(/^https?:\/\/[^/]+\/zh\/$/);
  expect((way?.itemListElement as {name: string; item: string}[]).map(({name}) => name)).toEqual([
    '配置',
    'dts',
  ]);
});

it('says nothing of a date that is not known', () => {
  const {container} = renderIn(<StructuredData {...props} lastUpdatedAt={null} />);
  expect(graphOf(container)[0]).not.toHaveProperty('dateModified');
});
