import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {readonly children?: ReactNode};

/** A table that scrolls by itself when it is wider than the text. */
export default function Table({children}: Props): ReactNode {
  return (
    <div
      className="scroll-x"
      role="group"
      // A table that scrolls has to be reachable by keyboard; what fits is taken out by the shell.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      suppressHydrationWarning
      aria-label={translate({id: 'table.label'})}>
      <table>{children}</table>
    </div>
  );
}
