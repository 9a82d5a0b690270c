import Logo from './logo.svg?react';

export function Brand({ name }: { name: string }) {
  return (
    <a href="/">
      <Logo aria-hidden="true" />
      {name}
    </a>
  );
}
