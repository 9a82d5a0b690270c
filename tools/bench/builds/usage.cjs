// Loaded into every Node process of a build: writes what the process used, CPU time in s and peak memory in MB.
const {isMainThread} = require('node:worker_threads');
const {writeFileSync} = require('node:fs');
const {join} = require('node:path');

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024};
    writeFileSync(join(process.env.BENCH_USAGE, `${process.pid}.json`), JSON.stringify(usage));
  });
}
