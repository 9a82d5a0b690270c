import { findUp } from '@example/node-library';

export const file: string | undefined = findUp('package.json');

// @ts-expect-error: a name is a string.
findUp(1);
