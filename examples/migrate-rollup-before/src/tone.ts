export type Tone = 'plain' | 'strong';

export const toneClass = (tone: Tone): string => `badge-${tone}`;
