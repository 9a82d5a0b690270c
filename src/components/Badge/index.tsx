import type {ReactNode} from 'react';

type Props = {
  readonly type?: 'info' | 'tip' | 'warning' | 'danger';
  readonly children: ReactNode;
};

/** Renders a short label beside a word, such as a version. */
export default function Badge({type = 'info', children}: Props): ReactNode {
  return <span className={`badge badge--${type}`}>{children}</span>;
}
