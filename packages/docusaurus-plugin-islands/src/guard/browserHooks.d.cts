declare const hooks: {
  readonly react: readonly string[];
  readonly docusaurus: readonly string[];
  neverRuns(name: string, file: string): string;
};
export = hooks;
