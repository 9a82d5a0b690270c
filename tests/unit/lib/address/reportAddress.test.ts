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

it('fills the form of the language', () => {
  const address = reportAddress(form, report);
  expect(address.startsWith(`${form.newIssueUrl}?`)).toBe(true);
  expect(fields(address)).toEqual({
    template: 'page-problem-en.yml',
    title: form.title,
    ...report,
  });
});

it('encodes what it is given', () => {
  const title = '页面 “a&b=c#d?e+f%20g”\n<script>';
  const address = reportAddress({...form, title}, {...report, page: 'https://a.example/x?y=1&z#w'});
  expect(address).toMatch(/^[\w:/?&=.%*+-]+$/);
  expect(fields(address)).toMatchObject({title, page: 'https://a.example/x?y=1&z#w'});
  expect(Object.keys(fields(address))).toHaveLength(5);
});

it('says nothing of a version that a page does not have', () => {
  expect(fields(reportAddress(form, {...report, version: ''}))).not.toHaveProperty('version');
});

it('adds the heading in view, or takes one back', () => {
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

it('cuts a long heading and leaves the title as it is', () => {
  const address = withHeading(reportAddress(form, report), '长'.repeat(2000));
  expect(address.length).toBeLessThanOrEqual(limits.reportAddressMax);
  expect(fields(address).title).toBe(form.title);
  expect(fields(address).heading).toMatch(/^长+…$/);
});

type Field = {
  readonly type: string;
  readonly id: string;
  readonly attributes: {readonly label: string};
};
type Form = {readonly name: string; readonly description: string; readonly body: readonly Field[]};
const forms = Object.fromEntries(
  locales.map((locale) => {
    const file = `.github/ISSUE_TEMPLATE/${formFile(localeRows[locale].language)}`;
    const text = readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');
    return [locale, parse(text) as Form];
  }),
);

it.each(locales)('the form of %s has a field for everything that an address fills', (locale) => {
  const {body, name, description} = forms[locale]!;
  const filled = Object.keys(fields(withHeading(reportAddress(form, report), 'x')));
  const ids = body.map(({id}) => id);
  expect(ids).toEqual(['page', 'heading', 'language', 'version', 'problem']);
  expect(filled.filter((field) => !['template', 'title', ...ids].includes(field))).toEqual([]);
  expect(ids.filter((id) => !filled.includes(id))).toEqual(['problem']);
  // GitHub takes a form only when it has these.
  expect([name, description].every((text) => text.length > 3)).toBe(true);
  expect(
    body.every(({type, attributes}) => /^(?:input|textarea)$/.test(type) && attributes.label),
  ).toBe(true);
});
