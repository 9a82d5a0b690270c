import {onClick, type Sync} from './dom';

/** The address of the script that asks for a version, known when the site is built. */
declare const __VERSION__: string;

/** What `src/client/version.ts` is to the shell. */
type Version = {readonly open: () => void; readonly close: () => void};

/** The version that a reader uses: the dialog that asks for it is loaded when it is wanted. */
export function startVersion(): Sync {
  let script = __VERSION__;
  let failures = 0;
  let loaded: Promise<Version> | undefined;

  onClick('[data-version]', () => {
    loaded ??= import(script) as Promise<Version>;
    loaded.then(
      ({open}) => open(),
      () => {
        // Some browsers remember for the life of the page which address failed.
        failures += 1;
        script = `${__VERSION__}?retry=${failures}`;
        loaded = undefined;
      },
    );
  });
  return () => void loaded?.then(({close}) => close());
}
