/** Result of building `examples/comparison` with one tool. */
export type ComparedTool = {
  readonly id: 'rslib' | 'rslib6' | 'tsup' | 'rollup' | 'tsc';
  /** npm packages that the build needs besides TypeScript, with their versions. */
  readonly packages: readonly string[];
  readonly typescript: string;
  /** True if the tool works with the newest TypeScript of the comparison as well. */
  readonly buildsWithLatest: boolean;
  /** Files to write, and lines of the configuration without imports and empty lines. */
  readonly configs: readonly string[];
  readonly configLines: number;
  /** Median of the cold builds. */
  readonly seconds: number;
  readonly files: number;
  /** Bytes of the code for `import` and for `require()`, and of all declarations. */
  readonly bytes: {readonly esm: number; readonly cjs: number; readonly types: number};
  /** Findings of publint and of Are the types wrong. */
  readonly problems: readonly string[];
};

/** Record of `npm run bench:tools`: `src/data/comparison.json`. */
export type Comparison = {
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  /** Load of the machine at the start. */
  readonly load: number;
  readonly runs: number;
  readonly source: {readonly modules: number; readonly lines: number};
  /** Packages that check the output, with their versions. */
  readonly checks: readonly string[];
  readonly latestTypeScript: string;
  readonly tools: readonly ComparedTool[];
};
