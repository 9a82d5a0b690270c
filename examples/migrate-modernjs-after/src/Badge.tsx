import type { ReactNode } from 'react';
import './Badge.less';

export interface BadgeProps {
  readonly label?: string;
}

export function Badge({ label }: BadgeProps): ReactNode {
  return <span className="badge">{label ?? 'New'}</span>;
}
