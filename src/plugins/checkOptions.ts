type Kind = 'string' | 'object' | 'function';

/**
 * The options of a plugin of this site. One that is missing, unknown or of another kind throws and says what to write;
 * a kind with `?` may be left out.
 */
export function checkOptions<Options extends object>(
  plugin: string,
  given: unknown,
  kinds: Readonly<Record<Exclude<keyof Options, 'id'>, Kind | `${Kind}?`>>,
): Options {
  const options = (given ?? {}) as Readonly<Record<string, unknown>>;
  const known: Readonly<Record<string, string>> = kinds;
  const refuse = (problem: string): never => {
    const all = Object.entries(known).map(([name, kind]) => `${name}: ${kind}`);
    throw new Error(
      `${plugin}: ${problem}. Give it { ${all.join(', ')} } in src/config/createConfig.ts.`,
    );
  };
  for (const name of Object.keys(options)) {
    // Docusaurus adds the id of the instance.
    if (name !== 'id' && !(name in known)) refuse(`there is no option "${name}"`);
  }
  for (const [name, kind] of Object.entries(known)) {
    const value = options[name];
    const isLeftOut = value === undefined && kind.endsWith('?');
    if (!isLeftOut && (value === null || typeof value !== kind.replace('?', ''))) {
      const what =
        value === undefined ? 'missing' : value === null ? 'null' : `of type ${typeof value}`;
      refuse(`option "${name}" is ${what}`);
    }
  }
  return options as Options;
}
