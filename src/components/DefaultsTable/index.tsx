import type {ReactNode} from 'react';

/** All defaults in which Rslib differs from Rsbuild, a table that `markdown.ts` makes. */
export default function DefaultsTableView({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
