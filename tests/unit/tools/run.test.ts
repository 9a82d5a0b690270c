import {execFileSync} from 'node:child_process';
import {read} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';

test('every command says how it is called', () => {
  const scripts = Object.values((JSON.parse(read('package.json')) as {scripts: object}).scripts);
  const commands = scripts.flatMap((script: string) => /run\.mjs (\S+)/.exec(script)?.[1] ?? []);
  const silent = [...new Set(commands)].filter((command) => {
    const script = read(`tools/${command}/index.ts`);
    return !/^(?:\/\/|\/\*\*) ./.test(script) && !script.includes('help: {');
  });
  expect(commands.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});

test('a command with --help prints its usage and does nothing else', () => {
  const printed = execFileSync(process.execPath, ['tools/run.mjs', 'start', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^Builds the site.+\n\n {2}npm start\n$/);
});
