import dot from './dot.svg';
import pattern from './pattern.svg';

export const images: Record<string, string> = { dot, pattern };
