import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {cacheDir} from './paths';

/** Says which step of how many a command is at and how long it took last time. */
export function createProgress(
  command: string,
  total: number,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
  file = join(cacheDir, 'durations.json'),
) {
  const start = performance.now();
  const before = read(file);
  const lastTime = (key: string) => (before[key] ? `, ${clock(before[key])} last time` : '');
  const remember = (key: string, since: number): void => {
    const all = {...read(file), [key]: (performance.now() - since) / 1000};
    mkdirSync(dirname(file), {recursive: true});
    // In one piece: commands that run beside each other read and write it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(all, null, 2));
    renameSync(`${file}.${process.pid}`, file);
  };
  const whole = `${command}, ${total}`;
  const clear = out.isTTY ? '\r\u001b[K' : '';
  const running = new Set<string>();
  let [begun, printedAt] = [0, start];
  return {
    lastTime: lastTime(whole),
    /** Runs a step that prints, below a heading of its own. */
    part<T>(name: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      out.write(`\n== ${name} (${(begun += 1)} of ${total}${lastTime(key)}) ==\n`);
      return work().finally(() => remember(key, since));
    },
    /** Runs a part beside others: what it printed into a file is shown in one piece when it has ended. */
    beside<T>(name: string, printed: string, work: () => Promise<T>): Promise<T> {
      const [key, since] = [`${command}: ${name}`, performance.now()];
      const line = (text: string): boolean =>
        out.write(
          `${clear}  ${begun} of ${total}, ${clock((performance.now() - start) / 1000)}: ${text}`,
        );
      begun += 1;
      running.add(name);
      line(clear ? [...running].join(', ') : `${name} begins${lastTime(key)}\n`);
      return work().finally(() => {
        remember(key, since);
        running.delete(name);
        const took = clock((performance.now() - since) / 1000);
        const text = readFileSync(printed, 'utf8').trim();
        out.write(`${clear}\n== ${name} (${took}) ==\n${text && `${text}\n`}`);
        if (clear && running.size > 0) line([...running].join(', '));
      });
    },
    /** Says that a quick step begins: on a terminal all share one line, else one in 15 seconds has one. */
    step(name: string): void {
      const now = performance.now();
      const place = `  ${(begun += 1)} of ${total}, ${clock((now - start) / 1000)}`;
      if (!clear && now - printedAt < 15_000) return;
      printedAt = now;
      out.write(`${clear}${place}${lastTime(whole)}: ${name}${clear ? '' : '\n'}`);
    },
    say: (line: string) => out.write(`${clear}${line}\n`),
    /** All steps are done. */
    end(): void {
      out.write(clear);
      remember(whole, start);
    },
  };
}

/** `41 s`, `2:08 min` */
function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(Math.round(seconds) / 60), Math.round(seconds) % 60];
  return minutes === 0 ? `${rest} s` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

/** A file that is missing or broken is no reason to stop. */
function read(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  } catch {
    return {};
  }
}
