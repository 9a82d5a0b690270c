import { platform } from '#platform';
import { capitalise } from '@/capitalise';

export function describePlatform(): string {
  return `${capitalise(platform)} runs this.`;
}
