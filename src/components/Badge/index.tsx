import type {ReactNode} from 'react';

type Props = {
  readonly type?: 'info' | 'tip' | 'warning' | 'danger';
  readonly children: ReactNode;
};

/** Renders a short label, such as a version, beside a word. */
export default function Badge({type = 'info', children}: Props): ReactNode {
  return <span className={`badge badge--${type}`}>{children}</span>;
}
