/** All flags that a help text mentions, `--no-…` in the explanations included. */
export function flagsIn(help: readonly string[]): ReadonlySet<string> {
  return new Set(help.flatMap((line) => line.match(/--[a-z][a-z-]*/g) ?? []));
}

/** The flags that set a lib option: its name in kebab case, and the `--no-` form if there is one. */
export function flagsFor(option: string, help: readonly string[]): readonly string[] {
  if (option.includes('.')) {
    return [];
  }
  const kebab = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const known = flagsIn(help);
  return [`--${kebab}`, `--no-${kebab}`].filter((flag) => known.has(flag));
}
