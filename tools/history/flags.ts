/**
 * The flags that the code of a version registers, those that its explanations mention included.
 * Without the two that the parser of the command line brings by itself.
 */
export function flagsInCode(code: string): readonly string[] {
  const calls = [...code.matchAll(/\.option\(\s*(['"])(-.*?)\1\s*,\s*(['"])(.*?)\3/gs)];
  const flags = calls.flatMap(
    ([, , flag = '', , text = '']) => `${flag} ${text}`.match(/--[a-z][a-z-]*/g) ?? [],
  );
  return [...new Set(flags)].filter((flag) => flag !== '--help' && flag !== '--version').sort();
}
