import dark from './dark/logo.svg';
import light from './light/logo.svg';

export const logos: Record<string, string> = { dark, light };
