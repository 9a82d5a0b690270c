'use client';
import type {ReactNode} from 'react';
import ClickMenu, {type MenuProps} from './ClickMenu';

type Props = MenuProps & {
  readonly trigger: 'hover' | 'focus';
  readonly delay?: number;
};

/** A menu that opens when the pointer or the focus reaches its button, and by a press. */
export default function HoverMenu({trigger, delay, ...props}: Props): ReactNode {
  return <ClickMenu {...props} hover={{trigger, delay}} />;
}

HoverMenu.hydrate = 'idle';
