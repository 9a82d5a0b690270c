'use client';
import {useRef, type ReactNode} from 'react';
import {useIsShown} from './popover';
import {useDrawer} from './useDrawer';

type Props = {
  /** Id of the drawer, a popover that covers the page. */
  readonly drawer: string;
  readonly label?: string;
  readonly className: string;
  /** Media query; when it starts or stops matching, the drawer closes. */
  readonly closeWhen: string;
  /** True if the button is visible while the drawer is open: Tab then also moves to the button. */
  readonly staysVisible?: boolean;
  readonly children: ReactNode;
};

/** Renders a button that opens a drawer. The open drawer traps the focus. */
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
