'use client';
import Tooltip from '@site/src/components/Tooltip';
import type {ReactNode} from 'react';
import {useMenu, type MenuOptions} from './useMenu';

export type MenuProps = {
  /** Id of the popover. */
  readonly id: string;
  /** Content of the button: its icon, its text. */
  readonly button: ReactNode;
  /** Name of a button without text, shown as its tooltip too. */
  readonly label?: string;
  /** True for the button of the part that the page is in. */
  readonly isCurrent?: boolean;
  /** Class of the element around button and menu. */
  readonly className?: string;
  readonly buttonClassName?: string;
  /** Classes of the menu besides `menu`. */
  readonly menuClassName?: string;
  /** Makes the menu a navigation landmark of this name. */
  readonly landmark?: string;
  /** Greatest height of the menu, a CSS length. */
  readonly maxHeight?: string;
  /** Content of the menu. */
  readonly children: ReactNode;
};

/** A menu that opens by a press of its button. `hover` is what `HoverMenu` adds. */
export default function ClickMenu({
  hover,
  ...props
}: MenuProps & {readonly hover?: MenuOptions['hover']}): ReactNode {
  const {id, button, label, isCurrent = false, landmark, children} = props;
  const {isOpen, holderProps, buttonProps, popoverProps} = useMenu({
    id,
    maxHeight: props.maxHeight,
    hover,
  });
  const Popover = landmark ? 'nav' : 'div';
  return (
    <div className={props.className ?? 'dropdown'} {...holderProps}>
      <button
        className={props.buttonClassName}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'true' : undefined}
        popoverTarget={id}
        {...buttonProps}>
        {button}
        {label && <Tooltip>{label}</Tooltip>}
      </button>
      <Popover
        className={props.menuClassName ? `menu ${props.menuClassName}` : 'menu'}
        id={id}
        popover="auto"
        aria-label={landmark}
        {...popoverProps}>
        {children}
      </Popover>
    </div>
  );
}
