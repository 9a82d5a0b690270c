'use client';
import type {ReactNode} from 'react';
import ClickMenu, {type MenuProps} from './ClickMenu';

type Props = MenuProps & {
  readonly trigger: 'hover' | 'focus';
  readonly delay?: number;
};

/** Renders a menu that opens on hover or focus, and on a click. */
export default function HoverMenu({trigger, delay, ...props}: Props): ReactNode {
  return <ClickMenu {...props} hover={{trigger, delay}} />;
}

HoverMenu.hydrate = 'idle';
