/** Result of building `examples/comparison` with one tool. */
export type ComparedTool = {
  readonly id: 'rslib' | 'rslib6' | 'tsup' | 'tsdown' | 'vite' | 'rollup' | 'tsc';
  /** npm packages that the build needs besides TypeScript, with versions: `tsup 9.0.0`. */
  readonly packages: readonly string[];
  readonly typescript: string;
  /** True if the build succeeds with `latestTypeScript`, too. */
  readonly buildsWithLatest: boolean;
  /** Files to write by hand. `configLines` counts lines of tool configuration, without imports and empty lines. */
  readonly configs: readonly string[];
  readonly configLines: number;
  /** Median duration of a cold build; 0 if it was not measured on a quiet machine yet. */
  readonly seconds: number;
  readonly files: number;
  /** Bytes of the code for `import` and for `require()`, and of all declarations. */
  readonly bytes: {readonly esm: number; readonly cjs: number; readonly types: number};
  /** Problems that publint and Are the Types Wrong? find in the built package. */
  readonly problems: readonly string[];
};

/** Content of `src/data/comparison.json`, written by `npm run bench:tools`. */
export type Comparison = {
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  /** Load average of the machine before the first build. */
  readonly load: number;
  readonly runs: number;
  readonly source: {readonly modules: number; readonly lines: number};
  /** Packages that check the built package, with versions. */
  readonly checks: readonly string[];
  readonly latestTypeScript: string;
  readonly tools: readonly ComparedTool[];
};
