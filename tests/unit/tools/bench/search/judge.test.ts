import {codeTest} from '../../../../../tools/bench/search/judge';
import {page, section} from '../../../lib/search/sampleIndex';

const message = 'Cannot set "dts.tsgo" to false with a newer version of TypeScript';
const isCode = codeTest([
  page(
    '/a',
    'Modes',
    [`${message} is the new wording of the message.`],
    [
      section(
        {level: 2, anchor: 'x', heading: 'dts.bundle'},
        [],
        ['bundle: false,', 'dts.bundle', message],
      ),
    ],
  ),
]);

it.each([
  ['a line of code', 'bundle: false,', true],
  ['a part of a line', '…bundle: false…', true],
  ['a heading that is a name of code', 'dts.bundle', false],
  ['a sentence that quotes code, cut within the quotation', '…"dts.tsgo" to false with…', false],
  ['the same words as a whole', message, true],
  ['words', 'new wording', false],
])('%s as title is code: %s', (_, title, expected) => expect(isCode(title)).toBe(expected));
