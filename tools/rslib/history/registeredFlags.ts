import {flagsIn} from '../options/helpText';

/**
 * Returns the flags in `.option('--flag', 'description')` calls, including flags that only a description mentions.
 * Ignores `--help` and `--version`, which the argument parser adds itself.
 */
export function registeredFlags(code: string): readonly string[] {
  const calls = [...code.matchAll(/\.option\(\s*(['"])(-.*?)\1\s*,\s*(['"])(.*?)\3/gs)];
  const texts = calls.map(([, , flag, , text]) => `${flag} ${text}`);
  return [...flagsIn(texts)].filter((flag) => flag !== '--help' && flag !== '--version').sort();
}
