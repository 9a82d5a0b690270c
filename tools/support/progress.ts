import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {cacheDir} from './paths';

/**
 * Prints the progress of a command with `total` steps, and how long they took last time. Durations are stored in `file`.
 */
export function createProgress(
  command: string,
  total: number,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
  file = join(cacheDir, 'durations.json'),
) {
  const start = performance.now();
  const stored = readDurations(file);
  const lastTime = (key: string) => (stored[key] ? `, ${clock(stored[key])} last time` : '');
  const store = (key: string, since: number): void => {
    const all = {...readDurations(file), [key]: (performance.now() - since) / 1000};
    mkdirSync(dirname(file), {recursive: true});
    // Renamed when complete: other commands may read and write the file at the same time.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(all, null, 2));
    renameSync(`${file}.${process.pid}`, file);
  };
  const whole = `${command}, ${total}`;
  const clear = out.isTTY ? '\r\u001b[K' : '';
  const running = new Set<string>();
  let [started, printedAt] = [0, start];
  return {
    lastTime: lastTime(whole),
    /** Runs a step that prints, below a heading. */
    section<T>(name: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      out.write(`\n== ${name} (${(started += 1)} of ${total}${lastTime(key)}) ==\n`);
      return work().finally(() => store(key, since));
    },
    /** Runs a step while others run, and prints its log file when it has finished. */
    concurrentSection<T>(name: string, logFile: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      const line = (text: string): boolean =>
        out.write(
          `${clear}  ${started} of ${total}, ${clock((performance.now() - start) / 1000)}: ${text}`,
        );
      started += 1;
      running.add(name);
      line(clear ? [...running].join(', ') : `${name} starts${lastTime(key)}\n`);
      return work().finally(() => {
        store(key, since);
        running.delete(name);
        const took = clock((performance.now() - since) / 1000);
        const text = readFileSync(logFile, 'utf8').trim();
        out.write(`${clear}\n== ${name} (${took}) ==\n${text && `${text}\n`}`);
        if (clear && running.size > 0) line([...running].join(', '));
      });
    },
    /** Prints the name of a quick step: on one line of a terminal, otherwise at most every 15 seconds. */
    step(name: string): void {
      const now = performance.now();
      const place = `  ${(started += 1)} of ${total}, ${clock((now - start) / 1000)}`;
      if (!clear && now - printedAt < 15_000) return;
      printedAt = now;
      out.write(`${clear}${place}${lastTime(whole)}: ${name}${clear ? '' : '\n'}`);
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

/** Reads stored durations, none from a missing or invalid file. */
function readDurations(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  } catch {
    return {};
  }
}
