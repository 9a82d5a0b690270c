/** Loads a JSON file of `src/data/explorer`. The name is without extension. */
export async function loadRecord<T>(name: string): Promise<T> {
  const module = (await import(
    /* webpackChunkName: "explorer-[request]" */ `@site/src/data/explorer/${name}.json`
  )) as {readonly default: T};
  return module.default;
}
