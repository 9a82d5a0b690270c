'use client';
import {useRef, type ReactNode} from 'react';
import {useIsShown} from './popover';
import {useDrawer} from './useDrawer';

type Props = {
  /** Id of the drawer, a popover that covers the page. */
  readonly drawer: string;
  readonly label?: string;
  readonly className: string;
  /** Media query that closes the drawer. */
  readonly closeWhen: string;
  /** True if the button stays visible while the drawer is open, so that Tab can reach it. */
  readonly staysVisible?: boolean;
  readonly children: ReactNode;
};

/** Button that opens a drawer, which traps the focus while it is open. */
export default function DrawerButton(props: Props): ReactNode {
  const {drawer, label, className, closeWhen, staysVisible = false, children} = props;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsShown(drawer);
  useDrawer({drawer, isOpen, closeWhen, button: staysVisible ? button : undefined});
  return (
    <button
      className={className}
      ref={button}
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={drawer}
      popoverTarget={drawer}>
      {children}
    </button>
  );
}
