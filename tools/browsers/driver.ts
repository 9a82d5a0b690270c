/** A browser window with the operations that all engines support. */
export type Driver = {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page. The function is sent as text, so it can use its arguments but no outer variables. */
  readonly run: <A extends readonly unknown[], T>(
    work: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Presses the last key while all keys before it are held down. A key is a name such as `Enter`, or a character. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  /** Opens a window. Puppeteer reports exceptions, console messages and dialogs to `onProblem`, WebKit nothing. */
  readonly open: (onProblem: (problem: string) => void) => Promise<Driver>;
  readonly close: () => Promise<void>;
};
