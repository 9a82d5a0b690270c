import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = {
  /** What the table is called: by default no more than that it is one. */
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
};

/**
 * A table that scrolls by itself when it is wider than the text. Such a part of a page has to be reachable by keyboard
 * and needs a name; `src/client/overflow.ts` takes both from a table that fits.
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

/** The head of a column; one without a word heads nothing, and a screen reader would wait for its name. */
export function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td />;
}
