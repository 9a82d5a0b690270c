import settings from './legacy.cjs';

export type Settings = typeof settings;
export const current: Settings = settings;
