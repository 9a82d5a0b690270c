import {parseMarkdown} from 'docusaurus-translations/markdown';
import {hoverData} from '../../../../src/rslib/options/hoverData';
import {loadPageData} from '../../../../src/rslib/pageData';
import {localeBaseUrl, locales, type Locale} from '../../../../src/site/locales';
import {root} from '../../../../tools/support/paths';

const page = {
  routePath: '/config/lib/dts',
  title: 'dts',
  tree: parseMarkdown('<OptionFacts name="dts" />\n', true),
  headings: [],
};
const texts = {
  own: {code: 'LibConfig.dts?: boolean', doc: 'Generate types.', option: 'dts'},
  inner: {code: 'deep?: boolean', doc: 'Deep.', option: 'dts.deep'},
  other: {code: 'mode?: string', doc: 'The mode.', option: 'mode'},
};

/** Returns the texts of hover cards in a language. */
function shown(locale: Locale) {
  const site = {data: loadPageData(root, locale), locale, baseUrl: localeBaseUrl('/', locale)};
  return hoverData({texts, blocks: {}}, [page as never], site).texts;
}

test.each(locales)('the cards of options have texts and links in %s', (locale) => {
  const {own, inner} = shown(locale);
  const {summary} = loadPageData(root, locale).option('dts');
  expect(own).toEqual({
    code: texts.own.code,
    doc: summary[locale],
    option: 'dts',
    value: {en: 'Default: `false`', 'zh-Hans': '默认值：`false`'}[locale],
    href: {en: '/config/lib/dts', 'zh-Hans': '/zh/config/lib/dts'}[locale],
  });
  expect(inner).toEqual({...texts.inner, option: 'dts', href: own!.href});
});

test('the card of a key that is no option has the text of the compiler', () => {
  expect(shown('zh-Hans').other).toEqual({code: 'mode?: string', doc: 'The mode.'});
});
