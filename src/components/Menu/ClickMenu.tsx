'use client';
import Tooltip from '@site/src/components/Tooltip';
import type {ReactNode} from 'react';
import {useMenu, type MenuOptions} from './useMenu';

export type MenuProps = {
  readonly id: string;
  readonly button: ReactNode;
  /** Accessible name and tooltip of a button without text. */
  readonly label?: string;
  /** True if one of the links is to the section of the current page. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly menuClassName?: string;
  /** Accessible name of the menu, which makes it a navigation landmark. */
  readonly landmark?: string;
  readonly maxHeight?: string;
  readonly children: ReactNode;
};

/** Renders a menu that opens on a click of its button, and with `hover` also on hover or focus. */
export default function ClickMenu({
  hover,
  ...props
}: MenuProps & {readonly hover?: MenuOptions['hover']}): ReactNode {
  const {id, button, label, isCurrent = false, landmark, children} = props;
  const {isOpen, wrapperProps, buttonProps, popoverProps} = useMenu({
    id,
    maxHeight: props.maxHeight,
    hover,
  });
  const Popover = landmark ? 'nav' : 'div';
  return (
    <div className={props.className ?? 'dropdown'} {...wrapperProps}>
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
