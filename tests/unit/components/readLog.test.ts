import {readLog} from '../../../src/components/Search/readLog';
import {needs, type LogData} from '../../../src/rslib/log/logFormat';

const data: LogData = {
  messages: [['Unknown option `⟨-f⟩`', 1, needs.nothing]],
  pages: [['/cli', 'A & B', ['error-option', 'Unknown <option>', [0]]]],
  remedies: {'/cli#error-option': 'Remove <option>.'},
};

describe('readLog', () => {
  it('returns a section with its remedy, and escapes the page', () => {
    const {hits, words} = readLog('error  Unknown option `-x` & more', data, 'In the log');
    expect(words).toBe('');
    expect(hits).toEqual([
      expect.objectContaining({
        url: '/cli#error-option',
        group: 'In the log',
        trail: ['A &amp; B'],
        title: 'Unknown &lt;option&gt;',
        facts: 'Remove &lt;option&gt;.',
      }),
    ]);
  });

  it('returns the line of the log if the section has no remedy', () => {
    const [hit] = readLog('error  Unknown option `<img src=x>`', {...data, remedies: {}}, '').hits;
    expect(hit!.facts).toBe('error Unknown option `&lt;img src=x&gt;`');
  });

  it('returns search words when no message is known', () => {
    expect(readLog('fatal error in myParser', data, '')).toEqual({
      hits: [],
      words: 'fatal myParser',
    });
  });
});
