// Loaded into every Node.js process of a build: writes its CPU time in s and its peak memory in MB when it exits.
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
