declare const modules: {
  isClient(text: string): boolean;
  islandId(siteDir: string, file: string): string;
  findIslands(
    siteDir: string,
    folders: readonly string[],
    themes: readonly string[],
  ): readonly string[];
};
export = modules;
