import {countTokens} from '../../src/lib/page/countTokens';
import {llmsFiles} from '../../src/site/outputFiles';
import {read} from '../../tools/support/files';
import {readBuilt} from '../content/support/build';
import {runCli} from './run';

type Task = {
  readonly task: string;
  /** Public question that the task is from. */
  readonly source?: string;
  /** Commands in the order in which they were chosen, without `rslib-docs`. */
  readonly commands: readonly string[];
  /** Standard input of `explain`. */
  readonly log?: string;
  /** Required part of the answer. */
  readonly answer: string;
  /** The page that would be opened from the list of pages instead. */
  readonly page: string;
  readonly tokens: {readonly commands: number; readonly mirrors: number};
};

const tasks = JSON.parse(read('tests/package/tasks.json')) as readonly Task[];
/** Share by which a recorded number may be off, because pages change. */
const tolerance = 0.3;

test('twenty tasks are solved by commands, for a fraction of the tokens of mirrors', async () => {
  const list = countTokens(readBuilt(llmsFiles.index));
  const measured = [];
  for (const one of tasks) {
    const outputs = [];
    for (const command of one.commands) {
      const {out} = await runCli(command.split(' '), {input: one.log ?? ''});
      outputs.push(out);
    }
    expect(`${one.task}\n${outputs.join('\n')}`).toContain(one.answer);
    const mirror = readBuilt(one.page);
    expect(`${one.page}\n${mirror}`).toContain(one.answer);
    measured.push({
      ...one,
      tokens: {commands: countTokens(outputs.join('\n')), mirrors: list + countTokens(mirror)},
    });
  }
  expect(tasks).toHaveLength(20);
  expect(tasks.filter(({source}) => source)).toHaveLength(10);
  const off = measured.filter(({tokens}, at) =>
    (['commands', 'mirrors'] as const).some((way) => {
      const recorded = tasks[at]!.tokens[way];
      return Math.abs(tokens[way] - recorded) > tolerance * recorded;
    }),
  );
  expect(off.map(({task, tokens}) => ({task, tokens}))).toEqual([]);
}, 180_000);
