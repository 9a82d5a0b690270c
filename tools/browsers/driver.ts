/** Operations that every driver supports. */
export type Driver = {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page; it can use its arguments only. */
  readonly run: <A extends readonly unknown[], T>(
    work: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Presses keys by name, as `Enter`, or by character; all but the last are held down. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  /** Opens a new window; `onProblem` receives problems that the driver reports. */
  readonly open: (onProblem: (problem: string) => void) => Promise<Driver>;
  readonly close: () => Promise<void>;
};
