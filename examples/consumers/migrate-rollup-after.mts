import { badgeClass, type Tone } from '@example/migrate-rollup-after';

const tone: Tone = 'plain';
export const name: string = badgeClass(tone);
// @ts-expect-error There is no such tone.
badgeClass('loud');
