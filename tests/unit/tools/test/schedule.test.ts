import {schedule, type Step} from '../../../../tools/test/schedule';

/** Runs steps and returns their events. The longer the name, the longer a step takes. `!` in the name makes it fail. */
async function play(steps: readonly Step[], lanes = 2): Promise<readonly string[]> {
  const events: string[] = [];
  const run = async ({name}: Step): Promise<boolean> => {
    events.push(`+${name}`);
    for (let count = 0; count < name.length * 10; count += 1) await Promise.resolve();
    events.push(`-${name}`);
    return !name.includes('!');
  };
  await schedule(steps, lanes, run, ({name}) => events.push(`no ${name}`));
  return events;
}

const steps = (...names: readonly string[]): readonly Step[] => names.map((name) => ({name}));

describe('scheduling', () => {
  it('starts the next step when one has finished', async () => {
    const events = ['+aaaa', '+b', '-b', '+cc', '-cc', '-aaaa'];
    expect(await play(steps('aaaa', 'b', 'cc'))).toEqual(events);
  });

  it.each([1, 2, 3])('runs %d at a time in as many lanes', async (lanes) => {
    const names = ['a', 'bbb', 'cc', 'dddd', 'ee', 'fff'];
    const events = await play(steps(...names), lanes);
    const running = events.map((_, index) =>
      events.slice(0, index + 1).reduce((sum, [sign]) => sum + (sign === '+' ? 1 : -1), 0),
    );
    expect(Math.max(...running)).toBe(lanes);
    expect(events.filter((event) => event.startsWith('+'))).toEqual(names.map((n) => `+${n}`));
  });

  it('starts a step after its dependencies, and others before it', async () => {
    const events = await play([{name: 'aaaa'}, {name: 'b', after: ['aaaa']}, {name: 'cc'}]);
    expect(events).toEqual(['+aaaa', '+cc', '-cc', '-aaaa', '+b', '-b']);
  });

  it('skips steps that depend on a failed one, directly or not', async () => {
    const events = await play([
      {name: 'ok'},
      {name: 'no!'},
      {name: 'site', after: ['no!']},
      {name: 'browser', after: ['site', 'ok']},
    ]);
    expect(events).toEqual(['+ok', '+no!', '-ok', '-no!', 'no site', 'no browser']);
  });

  it('ignores dependencies that are not in the list', async () => {
    expect(await play([{name: 'a', after: ['build']}])).toEqual(['+a', '-a']);
  });

  it('runs a step without others if it is alone', async () => {
    const events = await play([
      {name: 'aaa'},
      {name: 'alone', alone: true},
      {name: 'b'},
      {name: 'cc', after: ['alone']},
      {name: 'd', after: ['alone']},
    ]);
    expect(events.slice(0, 6)).toEqual(['+aaa', '+b', '-b', '-aaa', '+alone', '-alone']);
    expect(events.slice(6).sort()).toEqual(['+cc', '+d', '-cc', '-d']);
  });
});
