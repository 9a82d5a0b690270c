import logoUrl from './logo.svg';
import Logo from './logo.svg?react';

export const iconUrl: string = logoUrl;

export function Brand({ name }: { name: string }) {
  return (
    <a href="/">
      <Logo aria-hidden="true" />
      {name}
    </a>
  );
}
