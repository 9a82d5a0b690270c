import {phasesOf} from '../../../../tools/bench/builds/phases';

it('the phases of all languages add up, in seconds, whatever unit they are logged in', () => {
  const log = [
    '[INFO] [en] Creating an optimized production build...',
    '\u001b[33m[PERF] \u001b[39mBuild > en > SSG - \u001b[33m500 ms\u001b[39m - (Heap 1mb -> 2mb / Total 3mb)',
    '[PERF] Build > zh-Hans > SSG - 1.50 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
    '[PERF] Build > en > Load site > Load plugins - 1.00 minutes! - (Heap 1mb -> 2mb / Total 3mb)',
    '[PERF] Build > en > SSG > Result for task 1 - (Heap 1mb / Total 3mb)',
    '[PERF] Build > en - 70.00 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
  ].join('\n');
  expect([...phasesOf(log)]).toEqual([
    ['SSG', 2],
    ['Load site > Load plugins', 60],
  ]);
});
