export class Plugin {
  constructor(readonly name: string) {}
}

const plugins: Plugin[] = [];

export function register(plugin: Plugin): void {
  plugins.push(plugin);
}

export function names(): string[] {
  return plugins.map(({ name }) => name);
}
