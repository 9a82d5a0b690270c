// Loaded into every Node process of a build: leaves a note of what the process used.
const {isMainThread} = require('node:worker_threads');
const {writeFileSync} = require('node:fs');
const {join} = require('node:path');

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const note = {
      pid: process.pid,
      parent: process.ppid,
      seconds: (userCPUTime + systemCPUTime) / 1e6,
      megabytes: maxRSS / 1024,
    };
    writeFileSync(join(process.env.BENCH_USAGE, `${process.pid}.json`), JSON.stringify(note));
  });
}
