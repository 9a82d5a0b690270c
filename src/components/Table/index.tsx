import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {readonly children?: ReactNode};

/** A table that scrolls by itself when it is wider than the text. */
export default function Table({children}: Props): ReactNode {
  return (
    <div
      className="scroll-x"
      role="region"
      // A region that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={translate({id: 'table.label', message: 'Table'})}>
      <table>{children}</table>
    </div>
  );
}
