import {spawnSync} from 'node:child_process';
import {root} from './paths';
import {fail} from './process';

/** The last commit in a folder of its own, with its history, as who clones the repository has it. */
export function cloneHead(folder: string): void {
  const {status} = spawnSync('git', ['clone', '--quiet', root, folder], {stdio: 'inherit'});
  if (status !== 0) fail('The repository could not be cloned.');
}
