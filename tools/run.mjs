// Runs a command of this repository, `node tools/run.mjs <folder in tools> …`, on a machine that has only Node and
// npm: says which Node is needed, installs what is missing from the lockfile, then starts the command.
// Plain JavaScript that old versions of Node can read, so that they get to the message.
import {spawnSync} from 'child_process';
import {createHash} from 'crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'fs';
import {dirname, join, resolve} from 'path';
import {fileURLToPath, pathToFileURL} from 'url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.cache', 'installed-lockfile');

function checkNode() {
  const needed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const wanted = needed.replace(/^\D+/, '').split('.').map(Number);
  const here = process.versions.node.split('.').map(Number);
  const differs = wanted.findIndex((part, index) => part !== here[index]);
  if (differs === -1 || here[differs] > wanted[differs]) return;
  console.error(
    `This needs Node ${needed}; this is Node ${process.versions.node}. Get it at https://nodejs.org/`,
  );
  process.exit(1);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** Installed from this very lockfile, by us (stamp) or by hand (npm's own copy is the newer file). */
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** npm as a script for this Node: no shell, so that paths with spaces and Windows work. */
function npmScript() {
  const called = process.env.npm_execpath;
  const beside = dirname(process.execPath);
  return [
    called && /npm-cli\.[cm]?js$/.test(called) ? called : '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((file) => file && existsSync(file));
}

function npm(args, stdio) {
  const script = npmScript();
  const result = script
    ? spawnSync(process.execPath, [script, ...args], {cwd: root, stdio})
    : spawnSync('npm', args, {cwd: root, stdio});
  if (result.error) console.error(`npm could not be started: ${result.error.message}`);
  return result.status === 0;
}

function install() {
  console.log('Installing packages from package-lock.json …');
  // npm ci refuses, at length, when a registry lacks the optional binaries of some other platform.
  // The second way keeps to the same lockfile, does not rewrite it, and leaves those out.
  const args = npm(['ci', '--dry-run'], 'ignore') ? ['ci'] : ['install', '--no-save'];
  if (npm(args, 'inherit')) return;
  console.error('The packages could not be installed. See the lines above.');
  process.exit(1);
}

checkNode();
if (!isInstalled()) install();
mkdirSync(dirname(stamp), {recursive: true});
writeFileSync(stamp, lockHash());

const command = process.argv[2];
if (command) {
  process.chdir(root);
  process.argv.splice(1, 2, resolve(root, 'tools', command, 'index.ts'));
  import('tsx/esm/api')
    .then(({register}) => {
      register();
      return import(pathToFileURL(process.argv[1]).href);
    })
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
}
