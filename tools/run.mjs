// Runs a command: `node tools/run.mjs <folder in tools> …`. Checks the version of Node and installs missing packages
// from the lockfile first. Old versions of Node must be able to parse this file, to print the required version.
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
  const required = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const minimum = required.replace(/^\D+/, '').split('.').map(Number);
  const current = process.versions.node.split('.').map(Number);
  const differs = minimum.findIndex((number, index) => number !== current[index]);
  if (differs === -1 || current[differs] > minimum[differs]) return;
  console.error(
    `Node ${required} is required, this is Node ${process.versions.node}. Install it from https://nodejs.org/`,
  );
  process.exit(1);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** Returns true if the packages are up to date: if `stamp` has the lockfile's hash, or npm installed them after it. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** Returns the path of npm's script. Running it needs no shell, so it works on Windows and with spaces in paths. */
function npmScript() {
  const current = process.env.npm_execpath;
  const nodeDir = dirname(process.execPath);
  return [
    current && /npm-cli\.[cm]?js$/.test(current) ? current : '',
    join(nodeDir, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(nodeDir, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
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
  // `npm ci` fails if a registry lacks optional binaries of other platforms. `npm install --no-save` skips them, and
  // uses the same lockfile without writing it.
  const args = npm(['ci', '--dry-run'], 'ignore') ? ['ci'] : ['install', '--no-save'];
  if (npm(args, 'inherit')) return;
  console.error('The packages could not be installed, see above.');
  process.exit(1);
}

checkNode();
if (!isInstalled()) install();
mkdirSync(dirname(stamp), {recursive: true});
writeFileSync(stamp, lockHash());

const command = process.argv[2];
if (command) {
  process.chdir(root);
  const script = resolve(root, 'tools', command, 'index.ts');
  const [usage] = /^(?:\/\/.*\n)+/.exec(readFileSync(script, 'utf8')) ?? [];
  // The comment at the beginning of a script says how it is called. Others answer themselves.
  if (usage && process.argv[3] === '--help') {
    console.log(usage.replace(/^\/\/ ?/gm, '').trimEnd());
    process.exit();
  }
  process.argv.splice(1, 2, script);
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
