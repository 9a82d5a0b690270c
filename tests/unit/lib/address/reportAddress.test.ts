import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {formFile, reportAddress, withHeading} from '../../../../src/lib/address/reportAddress';
import * as limits from '../../../../src/site/limits';
import {localeRows, locales} from '../../../../src/site/locales';

const form = {
  newIssueUrl: 'https://github.com/a/b/issues/new',
  language: 'en',
  title: 'Problem on the page “lib.dts”',
};
const report = {
  page: 'https://a.example/config/lib/dts',
  language: 'English',
  version: '1.0.1',
};
const fields = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams);

it('fills in the form of the language', () => {
  const address = reportAddress(form, report);
  expect(address.startsWith(`${form.newIssueUrl}?`)).toBe(true);
  expect(fields(address)).toEqual({
    template: 'page-problem-en.yml',
    title: form.title,
    ...report,
  });
});

it('encodes title and page', () => {
  const title = '页面 “a&b=c#d?e+f%20g”\n<script>';
  const address = reportAddress({...form, title}, {...report, page: 'https://a.example/x?y=1&z#w'});
  expect(address).toMatch(/^[\w:/?&=.%*+-]+$/);
  expect(fields(address)).toMatchObject({title, page: 'https://a.example/x?y=1&z#w'});
  expect(Object.keys(fields(address))).toHaveLength(5);
});

it('leaves out the version of a page without one', () => {
  expect(fields(reportAddress(form, {...report, version: ''}))).not.toHaveProperty('version');
});

it('adds, replaces or removes the heading', () => {
  const address = reportAddress(form, report);
  const once = withHeading(address, 'Errors & more (#errors)');
  expect(fields(once)).toEqual({...fields(address), heading: 'Errors & more (#errors)'});
  const again = withHeading(once, '别名 (#alias)');
  expect(fields(again).heading).toBe('别名 (#alias)');
  expect(new URL(again).searchParams.getAll('heading')).toHaveLength(1);
  expect(fields(withHeading(again, undefined))).toEqual(fields(address));
});

it.each([
  ['Latin letters', 'a'.repeat(5000)],
  ['Chinese', '长'.repeat(2000)],
  ['characters of two units', '😀'.repeat(2000)],
])('is never too long for a server: %s', (_, text) => {
  const address = withHeading(reportAddress({...form, title: text}, report), text);
  expect(address.length).toBeLessThanOrEqual(limits.reportAddressMax);
  expect(address.length).toBeGreaterThan(limits.reportAddressMax - 30);
  const {title = ''} = fields(address);
  expect(title).toMatch(/…$/);
  expect(text.startsWith(title.slice(0, -1))).toBe(true);
  expect(title).not.toMatch(/\uFFFD/);
  expect(fields(address)).toMatchObject(report);
});

it.each(locales)('the form of %s has a field for every parameter', (locale) => {
  const file = `.github/ISSUE_TEMPLATE/${formFile(localeRows[locale].language)}`;
  const text = readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');
  const {body} = parse(text) as {readonly body: readonly {readonly id: string}[]};
  const filled = Object.keys(fields(withHeading(reportAddress(form, report), 'x')));
  const ids = [...body.map(({id}) => id), 'template', 'title'];
  expect(ids).toEqual(expect.arrayContaining(filled));
});
