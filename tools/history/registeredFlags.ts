/**
 * Returns the flags in `.option('--flag', 'description')` calls, including flags that only a description mentions.
 * Ignores `--help` and `--version`, which the argument parser adds itself.
 */
export function registeredFlags(code: string): readonly string[] {
  const calls = [...code.matchAll(/\.option\(\s*(['"])(-.*?)\1\s*,\s*(['"])(.*?)\3/gs)];
  const flags = calls.flatMap(
    ([, , flag = '', , text = '']) => `${flag} ${text}`.match(/--[a-z][a-z-]*/g) ?? [],
  );
  return [...new Set(flags)].filter((flag) => flag !== '--help' && flag !== '--version').sort();
}
