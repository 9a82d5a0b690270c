import * as limits from '../../../src/site/limits';
import {addressOf, document, documents, localeRows, pages} from '../support/build';
import {expectNone} from '../support/problems';

const linksOf = (file: string): readonly string[] =>
  document(file)('a.page-end__report')
    .toArray()
    .map(({attribs}) => attribs.href ?? '');
const documented = pages.filter(({page}) => page.pageType === 'doc');

test('a problem can be reported on every document, once, and on no other page', () => {
  const own = new Set(documented.map(({file}) => file));
  expect(own.size).toBeGreaterThan(90);
  const problems = documents
    .filter(({file}) => linksOf(file).length !== (own.has(file) ? 1 : 0))
    .map(({file}) => `${file}:1: has ${linksOf(file).length} links`);
  expectNone(problems, 'Give <PageEnd> the page as `report`.');
});

test('a report names the page, its language and the version that the page shows', () => {
  const problems = documented.flatMap(({file, route, locale}) => {
    const $ = document(file);
    const [href = ''] = linksOf(file);
    const fields = Object.fromEntries(new URL(href).searchParams);
    const {language, label} = localeRows[locale];
    const shown = /(\d+\.\d+\.\d+\S*(?: \+ \d+\.\d+\.\d+\S*)*)/.exec($('.verified__with').text());
    const wanted = {
      template: `page-problem-${language}.yml`,
      page: addressOf(route),
      language: label,
      version: shown?.[1]?.replaceAll(' + ', ', '),
    };
    return [
      ...Object.entries(wanted)
        .filter(([name, value]) => fields[name] !== value)
        .map(([name, value]) => `${file}:1: ${name} is ${fields[name]}, not ${value}`),
      ...(fields.title?.includes($('h1').text()) ? [] : [`${file}:1: title is ${fields.title}`]),
      ...(href.length <= limits.reportAddressMax ? [] : [`${file}:1: ${href.length} characters`]),
    ];
  });
  expectNone(problems, 'See src/components/ReportLink and remarkVerified.');
  expect(documented.some(({file}) => linksOf(file)[0]?.includes('version='))).toBe(true);
});
