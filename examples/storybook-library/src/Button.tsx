import type { ReactNode } from 'react';
import './Button.scss';

export interface ButtonProps {
  /** What the button says. */
  children: ReactNode;
  /** How much the button stands out. */
  tone?: 'plain' | 'strong';
}

export function Button({ children, tone = 'plain' }: ButtonProps) {
  return (
    <button type="button" className={`button button-${tone}`}>
      {children}
    </button>
  );
}
