import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {packageOf, parseBuildScript} from './buildScript';
import {runNode} from './runNode';
import {binOf, installedVersion} from './workspace';
import {filesIn, readJson} from '../../support/files';
import {readAttributes} from '../../../src/compiler/markdown/nodes';

type Action =
  | {readonly do: 'write'; readonly file: string; readonly text: string}
  | {readonly do: 'copy'; readonly example: string; readonly files: readonly string[]}
  | {readonly do: 'run'; readonly command: string};

/** Returns the steps of a page in order: write a code block with a title to a file, copy files, run a command. */
function actionsOf(tree: Root): readonly Action[] {
  const actions: Action[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') actions.push(...ofBlock(node));
    if (node.type === 'mdxJsxFlowElement') actions.push(...ofElement(node));
  });
  return actions;
}

function ofBlock({lang, meta, value}: Code): readonly Action[] {
  const file = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (file !== undefined) return [{do: 'write', file, text: `${value}\n`}];
  return lang === 'bash' ? value.split('\n').map((command) => ({do: 'run', command})) : [];
}

function ofElement(node: MdxJsxFlowElement): readonly Action[] {
  const {name, files, command} = readAttributes(node);
  // Commands about publishing need an account.
  if (node.name === 'PackageManagerTabs')
    return /^(?:login|pack|publish|version)\b/.test(String(command))
      ? []
      : String(command)
          .trim()
          .split(/\s*\n\s*/)
          .map((line) => ({do: 'run', command: line}));
  if (node.name !== 'Example') return [];
  return [{do: 'copy', example: String(name), files: (files ?? []) as readonly string[]}];
}

type Manifest = {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: unknown;
};

/**
 * Performs the steps of a page in an empty folder and returns the problems. `install` links packages of the workspace
 * instead of downloading them, and removes packages that `package.json` does not list, as npm does. `create` and the
 * commands after it, up to the next file, are skipped because they need a registry. `install ../<folder>` is skipped
 * because it belongs to another project.
 */
export async function followPage(
  workspace: string,
  {file, source, tree}: {readonly file: string; readonly source: string; readonly tree: Root},
): Promise<readonly string[]> {
  // A folder outside of the repository, in which TypeScript would find the repository's tsconfig.json.
  const work = mkdtempSync(path.join(tmpdir(), 'page-'));
  const installed = [path.join(workspace, 'node_modules')];
  const at = (name: string): string => path.join(work, name);
  const manifest = (): Manifest => readJson(at('package.json')) as Manifest;
  const problems: string[] = [];

  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(at(name)), {recursive: true});
    // A later code block for package.json contains only the keys that it replaces.
    const merged =
      name === 'package.json' && existsSync(at(name))
        ? {...manifest(), ...(JSON.parse(text) as Manifest)}
        : undefined;
    writeFileSync(at(name), merged ? JSON.stringify(merged, null, 2) : text);
  };
  const install = (names: readonly string[]): void => {
    const {devDependencies = {}, ...rest} = manifest();
    for (const name of names) devDependencies[name] = installedVersion(installed, name);
    write('package.json', JSON.stringify({...rest, devDependencies}));
    rmSync(at('node_modules'), {recursive: true, force: true});
    for (const name of Object.keys({...devDependencies, ...rest.dependencies})) {
      mkdirSync(path.dirname(at(`node_modules/${name}`)), {recursive: true});
      symlinkSync(path.join(installed[0]!, name), at(`node_modules/${name}`), 'junction');
    }
  };
  const node = async (script: string, args: readonly string[], command: string): Promise<void> => {
    const {exitCode, output} = await runNode(script, args, {cwd: work, logFile: `${work}.log`});
    if (exitCode !== 0) problems.push(`${file}: \`${command}\` ends with ${exitCode}:\n${output}`);
    else if (command.startsWith('node ') && !source.includes(output.trim()))
      problems.push(
        `${file}: \`${command}\` prints text that the page does not contain: ${output.trim()}`,
      );
  };
  const program = (name: string, args: readonly string[], command: string): Promise<void> =>
    node(binOf([at('node_modules')], packageOf(name), name), args, command);
  const build = async (command: string): Promise<void> => {
    for (const step of parseBuildScript(manifest().scripts?.['build']))
      await program(step.program, step.args, command);
    const named: readonly string[] =
      JSON.stringify(manifest().exports).match(/\.\/dist\/[^"]+/g) ?? [];
    const written = filesIn(at('dist')).map((name) => `./dist/${name}`);
    problems.push(
      ...named
        .filter((name) => !written.includes(name))
        .map((name) => `${file}: \`exports\` contains ${name}, which the build does not write`),
      ...written
        .filter((name) => !named.includes(name))
        .map((name) => `${file}: the build writes ${name}, which \`exports\` does not contain`),
    );
  };

  let isScaffold = false;
  try {
    for (const action of actionsOf(tree)) {
      if (action.do !== 'run') isScaffold = false;
      if (action.do === 'write') write(action.file, action.text);
      else if (action.do === 'copy') {
        for (const name of action.files)
          write(name, readFileSync(path.join(workspace, action.example, name), 'utf8'));
      } else {
        const [first = '', ...rest] = action.command.split(/\s+/);
        isScaffold ||= first === 'create';
        if (isScaffold) continue;
        if (first === 'install' && rest[0]?.startsWith('../')) continue;
        if (first === 'install') install(rest.filter((word) => !word.startsWith('-')));
        else if (action.command === 'run build') await build(action.command);
        else if (first === 'exec') await program(rest[0]!, rest.slice(1), action.command);
        else if (first === 'node') await node(at(rest[0]!), rest.slice(1), action.command);
        else if (first === 'rm') rmSync(at(rest.at(-1)!), {recursive: true});
        else
          problems.push(`${file}: tools/rslib/examples/followPage.ts cannot run \`${action.command}\``);
      }
    }
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
  return problems;
}
