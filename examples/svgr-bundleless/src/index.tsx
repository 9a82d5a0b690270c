import logoUrl, { ReactComponent as Logo } from './logo.svg';

export const iconUrl: string = logoUrl;

export function Brand({ name }: { name: string }) {
  return (
    <a href="/">
      <Logo aria-hidden="true" />
      {name}
    </a>
  );
}
