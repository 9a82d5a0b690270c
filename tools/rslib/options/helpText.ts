/** Returns all flags in the lines of a help text, including flags that only a description mentions. */
export function flagsIn(help: readonly string[]): ReadonlySet<string> {
  return new Set(help.flatMap((line) => line.match(/--[a-z][a-z-]*/g) ?? []));
}

/** Returns the flags that have a line of their own in a help text. */
export function listedFlags(help: readonly string[]): readonly string[] {
  return help.flatMap((line) => /^\s+(?:-\w, )?(--[a-z][a-z-]*)/.exec(line)?.[1] ?? []);
}

export function commandsIn(help: readonly string[]): readonly string[] {
  const start = help.indexOf('Commands:') + 1;
  const end = help.indexOf('', start);
  return start === 0
    ? []
    : help.slice(start, end).flatMap((line) => /^\s+([a-z][a-z-]*)\s/.exec(line)?.[1] ?? []);
}

/** Returns the flags that a help text contains for an option such as `umdName`: `--umd-name`, `--no-umd-name`. */
export function flagsFor(option: string, help: readonly string[]): readonly string[] {
  if (option.includes('.')) return [];
  const kebab = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const known = flagsIn(help);
  return [`--${kebab}`, `--no-${kebab}`].filter((flag) => known.has(flag));
}
