import { clsx } from 'clsx';
import { type Level, levels } from './levels';

export type { Level };

/** Returns the classes of a message in a log. */
export function messageClass(level: Level, isUnread = false): string {
  return clsx('message', levels[level], { 'message-unread': isUnread });
}
