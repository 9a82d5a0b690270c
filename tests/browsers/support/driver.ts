/** What every driver can do; the rest is made of it. */
export type Driver = {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  readonly run: <A extends readonly unknown[], T>(
    work: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Keys by their name, as `Enter`, or by what they write; those before the last one are held down. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  /** A window in which nobody has been yet; `complain` is told what its driver hears. */
  readonly open: (complain: (problem: string) => void) => Promise<Driver>;
  readonly close: () => Promise<void>;
};
