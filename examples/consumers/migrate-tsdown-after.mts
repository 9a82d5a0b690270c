import { type Level, messageClass } from '@example/migrate-tsdown-after';

const level: Level = 'info';
export const name: string = messageClass(level);
// @ts-expect-error There is no such level.
messageClass('debug');
