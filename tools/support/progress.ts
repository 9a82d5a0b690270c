import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readCache} from './files';
import {cacheDir} from './paths';

const file = join(cacheDir, 'durations.json');

/** Returns functions that print the progress of a command with `total` steps, and store their durations. */
export function createProgress(command: string, total: number) {
  const out = process.stdout;
  const start = performance.now();
  const secondsSince = (time: number): number => (performance.now() - time) / 1000;
  const stored = readCache<number>(file);
  const lastTime = (key: string) => (stored[key] ? `, ${clock(stored[key])} last time` : '');
  const store = (key: string, since: number): void => {
    const all = {...readCache<number>(file), [key]: secondsSince(since)};
    mkdirSync(dirname(file), {recursive: true});
    // Writes another file and renames it, because other commands may read and write `file` at the same time.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(all, null, 2));
    renameSync(`${file}.${process.pid}`, file);
  };
  const whole = `${command}, ${total}`;
  const clear = out.isTTY ? '\r\u001b[K' : '';
  const running = new Set<string>();
  let [started, printedAt] = [0, start];
  const printPlace = (text: string): boolean =>
    out.write(`${clear}  ${started} of ${total}, ${clock(secondsSince(start))}${text}`);
  return {
    lastTime: lastTime(whole),
    section<T>(name: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      out.write(`\n== ${name} (${(started += 1)} of ${total}${lastTime(key)}) ==\n`);
      return work().finally(() => store(key, since));
    },
    /** Runs a step that may run beside other steps, and prints the step's log file when it has finished. */
    concurrentSection<T>(name: string, logFile: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      started += 1;
      running.add(name);
      printPlace(clear ? `: ${[...running].join(', ')}` : `: ${name} starts${lastTime(key)}\n`);
      return work().finally(() => {
        store(key, since);
        running.delete(name);
        const text = readFileSync(logFile, 'utf8').trim();
        const heading = `== ${name} (${clock(secondsSince(since))}) ==`;
        out.write(`${clear}\n${heading}\n${text && `${text}\n`}`);
        if (clear && running.size > 0) printPlace(`: ${[...running].join(', ')}`);
      });
    },
    /** Prints the name of a quick step. Replaces the last name in a terminal; in a log, prints at most every 15 s. */
    step(name: string): void {
      started += 1;
      if (!clear && performance.now() - printedAt < 15_000) return;
      printedAt = performance.now();
      printPlace(`${lastTime(whole)}: ${name}${clear ? '' : '\n'}`);
    },
    print: (line: string) => out.write(`${clear}${line}\n`),
    end(): void {
      out.write(clear);
      store(whole, start);
    },
  };
}

/** Formats seconds as `41 s` or `2:08 min`. */
function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(Math.round(seconds) / 60), Math.round(seconds) % 60];
  return minutes === 0 ? `${rest} s` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}
