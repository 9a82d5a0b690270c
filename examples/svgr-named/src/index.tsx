import { ReactComponent as Logo } from './logo.svg';

export function Brand({ name }: { name: string }) {
  return (
    <a href="/">
      <Logo aria-hidden="true" />
      {name}
    </a>
  );
}
