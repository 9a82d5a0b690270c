import type {ReactNode} from 'react';

type Props = {
  /** The table as Markdown makes it, from `src/data/options.json`. */
  readonly children: ReactNode;
};

/** All defaults in which Rslib differs from Rsbuild. */
export default function DefaultsTableView({children}: Props): ReactNode {
  return children;
}
