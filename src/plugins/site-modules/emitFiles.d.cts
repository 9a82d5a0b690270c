declare function emitFiles(text: string): string;

export = emitFiles;
