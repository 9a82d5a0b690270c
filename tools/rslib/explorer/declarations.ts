import childProcess, {type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {EventEmitter, once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {filesIn} from '../../support/files';

/** Message to the process that generates declarations. It contains all options of the process. */
type Job = {
  readonly cwd: string;
  readonly dtsEmitPath: string;
  /** Name of the output. It is only printed and does not change the declarations, so `keyOf` ignores it. */
  readonly name: string;
  readonly [option: string]: unknown;
};

type Declarations = Readonly<Record<string, string>>;

const keepGenerator = path.join(import.meta.dirname, 'keepGenerator.mjs');

/**
 * Makes rsbuild-plugin-dts use one process for all packages, instead of one for each output with declarations. Caches
 * the declarations by options, sources and package.json, because many states have the same declarations.
 * The returned function must be called before each build, with the number of outputs that have declarations.
 */
export function shareDeclarations(cache: string): (outputs: number) => void {
  let generator: ChildProcess | undefined;
  let missing = 0;
  let waiting: (() => Promise<void>)[] = [];

  const generate = async (script: string, job: Job): Promise<string> => {
    generator ??= real(script, [], {
      execArgv: ['--import', pathToFileURL(keepGenerator).href],
      stdio: 'ignore',
    });
    generator.send(job);
    const [message] = (await once(generator, 'message')) as [string];
    // Ends the process, because after an error it also reports a success, which the next job would receive.
    if (message === 'error') {
      generator.kill();
      generator = undefined;
    }
    return message;
  };

  const perform = async (script: string, job: Job): Promise<string> => {
    const file = path.join(cache, `${keyOf(job)}.json`);
    const folder = path.resolve(job.cwd, job.dtsEmitPath);
    if (!existsSync(file)) {
      const before = declarationsIn(folder);
      const message = await generate(script, job);
      if (message !== 'success') return message;
      const written = Object.entries(declarationsIn(folder)).filter(
        ([name, text]) => before[name] !== text,
      );
      mkdirSync(cache, {recursive: true});
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(written)));
      renameSync(`${file}.${process.pid}`, file);
      return message;
    }
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Declarations;
    for (const [name, text] of Object.entries(stored)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    return 'success';
  };

  const fork = (script: string): unknown => {
    const child = Object.assign(new EventEmitter(), {
      killed: false,
      kill: () => child.emit('close'),
      send: (job: Job) => {
        waiting.push(async () => void child.emit('message', await perform(script, job)));
        // Rslib empties `dist` for each output before it sends the job, so the jobs wait until all have been sent.
        if (waiting.length < missing) return;
        const jobs = waiting;
        waiting = [];
        void jobs.reduce((last, each) => last.then(each), Promise.resolve());
      },
    });
    return child;
  };
  const real = childProcess.fork;
  childProcess.fork = fork as typeof childProcess.fork;
  syncBuiltinESMExports();
  return (outputs) => {
    missing = outputs;
    waiting = [];
  };
}

function declarationsIn(folder: string): Declarations {
  const names = existsSync(folder) ? filesIn(folder) : [];
  return Object.fromEntries(
    names
      .filter((name) => /\.d\.[cm]?ts$/.test(name))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

function keyOf({name: _, ...job}: Job): string {
  const inputs = [
    'package.json',
    ...filesIn(path.join(job.cwd, 'src')).map((file) => `src/${file}`),
  ];
  const texts = inputs.map((file) => [file, readFileSync(path.join(job.cwd, file), 'utf8')]);
  const text = JSON.stringify([job, texts]).replaceAll(job.cwd, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
