import {translate} from '@docusaurus/Translate';
import {Children, cloneElement, isValidElement, type ComponentProps, type ReactNode} from 'react';

type Props = {
  /** Accessible name of the table; default: "Table". */
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
};

/** Tables with at least this number of columns may be wider than the text. */
const wideFrom = 4;

/**
 * Renders a table that scrolls if it is too wide. A scrollable region needs a name and a tab stop;
 * `src/client/overflow.ts` removes both if the table fits. On phones, CSS puts the cells of a row below each other,
 * each after the label of its column.
 */
export default function Table({'aria-label': name, children}: Props): ReactNode {
  const sections = childrenOf(children);
  const labels = childrenOf(childrenOf(sections[0])[0]).map((header) => textOf(header));
  return (
    <div
      className={labels.length < wideFrom ? 'scroll-x' : 'scroll-x scroll-x--wide'}
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name ?? translate({id: 'table.label'})}>
      <table>
        {sections.map((section, index) => (index === 0 ? section : labelCells(section, labels)))}
      </table>
    </div>
  );
}

/** Renders a column header. An empty one is a `td`, because screen readers expect a header to have a name. */
export function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td />;
}

function childrenOf(node: ReactNode): readonly ReactNode[] {
  const children = isValidElement<{children?: ReactNode}>(node) ? node.props.children : node;
  return Children.toArray(children);
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  return isValidElement(node) ? childrenOf(node).map(textOf).join('') : '';
}

/** Adds the label of its column to each cell, except the first cell of a row. */
function labelCells(body: ReactNode, labels: readonly string[]): ReactNode {
  const rows = childrenOf(body).map((row) =>
    withChildren(
      row,
      childrenOf(row).map((cell, index) =>
        isValidElement<object>(cell) && index > 0 && labels[index]
          ? cloneElement(cell, {'data-label': labels[index]} as object)
          : cell,
      ),
    ),
  );
  return withChildren(body, rows);
}

const withChildren = (node: ReactNode, children: readonly ReactNode[]): ReactNode =>
  isValidElement(node) ? cloneElement(node, undefined, ...children) : node;
