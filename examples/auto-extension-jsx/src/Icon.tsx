import type { ReactNode } from 'react';

export function Icon(): ReactNode {
  return <i className="icon" />;
}
