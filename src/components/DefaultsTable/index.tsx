import type {ReactNode} from 'react';

/** Renders the defaults in which Rslib differs from Rsbuild: a table that `markdown.ts` adds as the children. */
export default function DefaultsTableView({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
