declare function forBrowser(this: {readonly resourcePath: string}, text: string): string;

export = forBrowser;
