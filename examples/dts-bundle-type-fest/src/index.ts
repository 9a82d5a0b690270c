import type { Trim } from 'type-fest';

export type Name<Text extends string> = Trim<Text>;
