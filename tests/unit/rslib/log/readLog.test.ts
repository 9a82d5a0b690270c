import {readLog} from '../../../../src/rslib/log/readLog';
import {needs, type LogData} from '../../../../src/rslib/log/logFormat';

const data: LogData = {
  messages: [['Unknown option `⟨-f⟩`', 1, needs.nothing]],
  pages: [['/cli', 'A & B', ['error-option', 'Unknown <option>', [0]]]],
  remedies: {'/cli#error-option': 'Remove <option>.'},
};

const texts = {
  group: 'In the log',
  code: (code: string) => `No section: ${code}`,
  near: (page: string, section: string) => `Near: ${page}, ${section}`,
};

describe('readLog', () => {
  it('returns a section with its remedy, and escapes the page', () => {
    const {hits, words} = readLog('error  Unknown option `-x` & more', data, texts);
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
    const [hit] = readLog(
      'error  Unknown option `<img src=x>`',
      {...data, remedies: {}},
      texts,
    ).hits;
    expect(hit!.facts).toBe('error Unknown option `&lt;img src=x&gt;`');
  });

  it('lists a code that no page explains after the errors that pages explain', () => {
    const near = [[9000, 9099, '/dts', 'Types', 'isolated', 'One file']] as const;
    const log =
      'error  Unknown option `-x`\na.ts(1,2): error TS9013: A <type> is needed\nTS9013 again';
    const {hits} = readLog(log, {...data, near}, texts);
    expect(hits.map(({url}) => url)).toEqual(['/cli#error-option', '/dts#isolated']);
    expect(hits[1]).toMatchObject({
      title: 'No section: TS9013',
      facts: 'a.ts(1,2): error TS9013: A &lt;type&gt; is needed',
    });
    expect(readLog('error TS1: x', {...data, near}, texts).hits).toEqual([]);
  });

  it('returns search words when no message is known', () => {
    expect(readLog('fatal error in myParser', data, texts)).toEqual({
      hits: [],
      words: 'fatal myParser',
    });
  });
});
