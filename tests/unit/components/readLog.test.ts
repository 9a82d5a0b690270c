import {readLog} from '../../../src/components/Search/readLog';
import {needs, type LogData} from '../../../src/lib/log/logFormat';

const data: LogData = {
  messages: [['Unknown option `⟨-f⟩`', 1, needs.nothing]],
  pages: [['/cli', 'A & B', ['error-option', 'Unknown <option>', [0]]]],
};

describe('readLog', () => {
  it('returns a section with the message highlighted, and escapes log and page', () => {
    const {hits, words} = readLog('error  Unknown option `<img src=x>` & more', data, 'In the log');
    expect(words).toBe('');
    expect(hits).toEqual([
      expect.objectContaining({
        url: '/cli#error-option',
        hierarchy: {lvl0: 'In the log', lvl1: 'A &amp; B', lvl2: 'Unknown &lt;option&gt;'},
        facts: '<mark>Unknown option `&lt;img src=x&gt;`</mark> &amp; more',
      }),
    ]);
  });

  it('returns search words when no message is known', () => {
    expect(readLog('fatal error in myParser', data, '')).toEqual({
      hits: [],
      words: 'fatal myParser',
    });
  });
});
