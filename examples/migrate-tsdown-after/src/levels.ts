export const levels = {
  info: 'message-info',
  error: 'message-error',
} as const;

export type Level = keyof typeof levels;
