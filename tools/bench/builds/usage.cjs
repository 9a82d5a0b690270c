// Loaded into every Node process of a build: leaves a note of what the process used.
const {isMainThread} = require('node:worker_threads');
const {writeFileSync} = require('node:fs');
const {join} = require('node:path');
const {setInterval} = require('node:timers');

if (isMainThread) {
  /** When, and how much memory it had then. */
  const samples = [];
  const sample = () =>
    samples.push({at: Date.now(), megabytes: process.memoryUsage.rss() / 2 ** 20});
  sample();
  setInterval(sample, 100).unref();
  process.on('exit', () => {
    sample();
    const {userCPUTime, systemCPUTime} = process.resourceUsage();
    const note = {seconds: (userCPUTime + systemCPUTime) / 1e6, samples};
    writeFileSync(join(process.env.BENCH_USAGE, `${process.pid}.json`), JSON.stringify(note));
  });
}
