import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = {
  /** Name of the table; by default "Table". */
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
};

/**
 * Table that scrolls if it is wider than the text, for which it needs a name and a tab stop.
 * `src/client/overflow.ts` removes both from a table that fits.
 */
export default function Table({'aria-label': name, children}: Props): ReactNode {
  return (
    <div
      className="scroll-x"
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name ?? translate({id: 'table.label'})}>
      <table>{children}</table>
    </div>
  );
}

/** Column header; an empty one is a `td`, as screen readers expect a header to have a name. */
export function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td />;
}
