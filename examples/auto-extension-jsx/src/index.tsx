import type { ReactNode } from 'react';
import { Icon } from './Icon';

export function Badge({ label }: { label: string }): ReactNode {
  return (
    <b>
      <Icon /> {label}
    </b>
  );
}
