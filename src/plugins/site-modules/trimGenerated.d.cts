declare function trimGenerated(this: {readonly resourcePath: string}, text: string): string;

export = trimGenerated;
