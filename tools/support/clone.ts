import {spawnSync} from 'node:child_process';
import {root} from './paths';
import {fail} from './process';

/** Clones the last commit, with its history, into a new folder. */
export function cloneHead(folder: string): void {
  const {status} = spawnSync('git', ['clone', '--quiet', root, folder], {stdio: 'inherit'});
  if (status !== 0) fail(`The repository could not be cloned into ${folder}, see above.`);
}
