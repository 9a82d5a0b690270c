import * as limits from '../../../src/site/limits';
import {addressOf, attributesOf, docPages, documents, localeRows, textsOf} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';

const linksOf = (file: string): readonly string[] =>
  attributesOf(file, 'a.page-end__report', 'href');

test('a problem can be reported on every document, once, and on no other page', () => {
  const own = new Set(docPages.map(({file}) => file));
  expect(own.size).toBeGreaterThan(90);
  const problems = documents
    .filter(({file}) => linksOf(file).length !== (own.has(file) ? 1 : 0))
    .map(({file}) => `${file}:1: has ${linksOf(file).length} links`);
  expectNone(problems, 'Give <PageEnd> the page as `report`.');
});

test('a report names the page, its language and the version that the page shows', () => {
  const problems = docPages.flatMap(({file, route, locale}) => {
    const [href = ''] = linksOf(file);
    const fields = Object.fromEntries(new URL(href).searchParams);
    const {language, label} = localeRows[locale];
    const verified = textsOf(file, '.verified__with').join('');
    const shown = /(\d+\.\d+\.\d+\S*(?: \+ \d+\.\d+\.\d+\S*)*)/.exec(verified);
    const wanted = {
      template: `page-problem-${language}.yml`,
      page: addressOf(route),
      language: label,
      version: shown?.[1]?.replaceAll(' + ', ', '),
    };
    const isTitled = fields.title?.includes(textsOf(file, 'h1').join(''));
    return [
      ...valueProblems(file, fields, wanted),
      ...(isTitled ? [] : [`${file}:1: title is ${fields.title}`]),
      ...(href.length <= limits.reportAddressMax ? [] : [`${file}:1: ${href.length} characters`]),
    ];
  });
  expectNone(problems, 'See src/components/ReportLink and remarkVerified.');
  expect(docPages.some(({file}) => linksOf(file)[0]?.includes('version='))).toBe(true);
});
