import {spawnSync} from 'node:child_process';
import {root} from './paths';
import {fail} from './process';

export function cloneHead(folder: string): void {
  const {status} = spawnSync('git', ['clone', '--quiet', root, folder], {stdio: 'inherit'});
  if (status !== 0) fail(`The repository could not be cloned into ${folder}, see above.`);
}
