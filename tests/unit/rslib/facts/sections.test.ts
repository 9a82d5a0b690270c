import {factPage, readRecords} from '../../../../src/rslib/facts/readRecords';
import {factMap} from '../../../../src/rslib/facts/factMap';
import type {ComponentCall} from '../../../../src/compiler/markdown/forms';
import type {OptionFact} from '../../../../src/rslib/options/optionTypes';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {loadPageData} from '../../../../src/rslib/pageData';
import {forms} from '../../../../src/components/markdown';
import {root} from '../../../../tools/support/paths';

const set = readRecords(root);
const [shown, other] = set.options.options as [OptionFact, OptionFact];

let calls = 0;
const serialize = ({data}: ComponentCall) => {
  calls += 1;
  const {type} = data.options.options.find(({name}) => name === shown.name)!;
  return [{type: 'paragraph' as const, children: [{type: 'text' as const, value: type}]}];
};
const source = '---\ntitle: Page\n---\n\n## Part {/* #part */}\n\n<OptionFacts name="x" />\n';
const page = factPage(parsePage(source, 'page.mdx'), 'page.mdx', '/page');
const map = factMap([page], {
  set,
  data: loadPageData(root, 'en'),
  forms: {...forms, components: {...forms.components, OptionFacts: {serialize}}},
});

test('a page is rendered again for the option that it uses, not for others', () => {
  const before = calls;
  expect(map.sectionsOf(['option', other.name], {...other, type: 'x'})).toEqual([]);
  expect(calls).toBe(before);
  expect(map.sectionsOf(['option', shown.name], {...shown, type: 'x'}).map(({id}) => id)).toEqual([
    'part',
  ]);
});

test('a page that lists all options is rendered again for a new one', () => {
  const before = calls;
  expect(map.sectionsOf(['option', 'another'], {...shown, name: 'another'})).toEqual([]);
  expect(calls).toBeGreaterThan(before);
});
