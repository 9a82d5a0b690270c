import {readLog} from '../../../src/components/Search/readLog';
import {needs, type LogData} from '../../../src/lib/log/logData';

const data: LogData = {
  messages: [['Unknown option `⟨-f⟩`', 1, needs.nothing]],
  pages: [['/cli', 'A & B', ['error-option', 'Unknown <option>', [0]]]],
};

describe('readLog', () => {
  it('shows a section with the message marked, and no markup of the log or the page', () => {
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

  it('has words to search for when nothing is known', () => {
    expect(readLog('fatal error in myParser', data, '')).toEqual({
      hits: [],
      words: 'fatal myParser',
    });
  });
});
