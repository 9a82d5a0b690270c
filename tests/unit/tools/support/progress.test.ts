import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createProgress} from '../../../../tools/support/progress';
import {writeFolder} from '../../../support/siteFolder';

describe('progress', () => {
  let folder: string;
  let printed: string;
  const create = (total: number, isTTY = false) => {
    const write = (text: string) => ((printed += text), true);
    return createProgress('test', total, {isTTY, write}, join(folder, '.cache/durations.json'));
  };
  const takes = (seconds: number) => () =>
    Promise.resolve(jest.advanceTimersByTime(seconds * 1000));

  beforeEach(() => {
    jest.useFakeTimers();
    printed = '';
    folder = writeFolder({});
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('prints a heading for a section with its number and its last duration', async () => {
    const fails = () => takes(41)().then(() => Promise.reject(new Error('no')));
    await create(3).section('unit', takes(128));
    await expect(create(3).section('lint', fails)).rejects.toThrow('no');
    printed = '';
    const again = create(3);
    await again.section('lint', takes(1));
    await again.section('unit', takes(1));
    expect(printed.trim().split(/\n+/)).toEqual([
      '== lint (1 of 3, 41 s last time) ==',
      '== unit (2 of 3, 2:08 min last time) ==',
    ]);
  });

  const playBoth = async (isTTY: boolean): Promise<void> => {
    const logOf = (name: string): string => {
      writeFileSync(join(folder, name), `log of ${name}\n`);
      return join(folder, name);
    };
    const progress = create(3, isTTY);
    await progress.concurrentSection('lint', logOf('lint'), async () => {
      await progress.concurrentSection('unit', logOf('unit'), takes(2));
      jest.advanceTimersByTime(61_000);
    });
  };

  it('prints when concurrent sections start, and the output of each at its end', async () => {
    await playBoth(false);
    expect(printed.trim().split(/\n+/)).toEqual([
      '1 of 3, 0 s: lint starts',
      '  2 of 3, 0 s: unit starts',
      '== unit (2 s) ==',
      'log of unit',
      '== lint (1:03 min) ==',
      'log of lint',
    ]);
    printed = '';
    await playBoth(false);
    expect(printed).toContain('1 of 3, 0 s: lint starts, 1:03 min last time\n');
  });

  it('shows concurrent sections on one line of a terminal', async () => {
    await playBoth(true);
    expect(printed.split('\r\u001b[K')).toEqual([
      '',
      '  1 of 3, 0 s: lint',
      '  2 of 3, 0 s: lint, unit',
      '\n== unit (2 s) ==\nlog of unit\n',
      '  2 of 3, 2 s: lint',
      '\n== lint (1:03 min) ==\nlog of lint\n',
    ]);
  });

  it('rewrites one line of a terminal, and prints other lines above it', () => {
    const progress = create(2, true);
    progress.step('a');
    progress.print('a differs');
    progress.step('b');
    progress.end();
    const lines = ['', '  1 of 2, 0 s: a', 'a differs\n', '  2 of 2, 0 s: b', ''];
    expect(printed.split('\r\u001b[K')).toEqual(lines);
  });

  it('prints a line every 15 seconds without a terminal', async () => {
    const progress = create(100);
    for (let step = 1; step <= 100; step += 1) {
      progress.step(`${step}`);
      await takes(1)();
    }
    progress.end();
    expect(printed.trim().split('\n')).toHaveLength(6);
    expect(printed).toMatch(/^ {2}16 of 100, 15 s: 16\n/);
    expect(create(100).lastTime).toBe(', 1:40 min last time');
    expect(create(99).lastTime).toBe('');
  });

  it('ignores an invalid file of durations', async () => {
    await create(1).section('unit', takes(1));
    writeFileSync(join(folder, '.cache/durations.json'), '{');
    await create(1).section('unit', takes(1));
    const stored = readFileSync(join(folder, '.cache/durations.json'), 'utf8');
    expect(JSON.parse(stored)).toEqual({'test: unit': 1});
  });
});
