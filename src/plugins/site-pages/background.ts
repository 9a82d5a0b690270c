import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Files} from '../../compiler/folderFiles';
import type {Options} from './compilerInput';
import {deriveFiles, type DevInput} from './pageFiles';

const bundle = import.meta.url;

/** The process of this server. Global, because a changed configuration is another bundle with modules of its own. */
const running = globalThis as {
  derivation?: {readonly bundle: string; readonly process: ChildProcess};
};

/**
 * Runs `deriveFiles` in a process with a low priority, so that the server stays free to compile the page that changed.
 * While one call runs, only the newest of the following ones is kept.
 */
export function deriveInBackground(
  input: DevInput,
  options: Options,
  onFiles: (files: Files) => void,
): void {
  // Without the bundle of `npm run dev`, there is no module that another process could load.
  if (!bundle.endsWith('.mjs')) {
    void deriveFiles(input, options, onFiles);
    return;
  }
  if (running.derivation?.bundle !== bundle || !running.derivation.process.connected) {
    running.derivation?.process.kill();
    const script = path.join(input.context.siteDir, 'src/plugins/site-pages/derivationProcess.mjs');
    const child = fork(script, [bundle], {serialization: 'advanced'});
    running.derivation = {bundle, process: child};
    // The server would otherwise wait for this process when it ends.
    child.unref();
  }
  const {process: child} = running.derivation;
  child.removeAllListeners('message').on('message', (files: Files) => onFiles(files));
  child.send(input);
}
