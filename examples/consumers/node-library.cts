import library = require('@example/node-library');

export const file: string | undefined = library.findUp('package.json');

// @ts-expect-error: a name is a string.
library.findUp(1);
