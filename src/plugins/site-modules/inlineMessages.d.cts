type Loader = {
  getOptions(): {readonly file: string; readonly replaced: readonly string[]};
  addDependency(file: string): void;
};

declare function inlineMessages(this: Loader, text: string): string;

declare namespace inlineMessages {
  function notInlined(ids: readonly string[], texts: readonly string[]): string[];
}

export = inlineMessages;
