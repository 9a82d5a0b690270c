type Loader = {getOptions(): {readonly file: string}; addDependency(file: string): void};

declare function words(this: Loader, text: string): string;

declare namespace words {
  function unsaid(ids: readonly string[], texts: readonly string[]): string[];
}

export = words;
