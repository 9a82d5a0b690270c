'use client';
import {useRef, type ReactNode} from 'react';
import {useIsShown} from './popover';
import {useDrawer} from './useDrawer';

type Props = {
  /** Id of the drawer: a popover that covers the page. */
  readonly drawer: string;
  /** Name of a button without text. */
  readonly label?: string;
  readonly className: string;
  /** Media query that closes the drawer. */
  readonly closeWhen: string;
  /** True where the button stays in sight: the Tab key reaches it from the drawer. */
  readonly staysInSight?: boolean;
  /** Content of the button. */
  readonly children: ReactNode;
};

/** The button of a drawer, which keeps the focus in it while it is open. */
export default function DrawerButton(props: Props): ReactNode {
  const {drawer, label, className, closeWhen, staysInSight = false, children} = props;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsShown(drawer);
  useDrawer({drawer, isOpen, closeWhen, button: staysInSight ? button : undefined});
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
