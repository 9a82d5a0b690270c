import type {ReactNode} from 'react';
import ClickMenu, {type MenuProps} from './ClickMenu';
import HoverMenu from './HoverMenu';

type Props = MenuProps & {
  /** Opens the menu besides a click: hovering, focus, or neither. */
  readonly trigger?: 'hover' | 'focus' | 'click';
  /** Delay of hovering both ways, ms; by default it opens at once and closes after `dropdownCloseMs`. */
  readonly delay?: number;
};

/** A button and its menu, a native popover. A menu that opens without a press has to listen before one. */
export default function Menu({trigger = 'click', delay, ...props}: Props): ReactNode {
  if (trigger === 'click') return <ClickMenu {...props} />;
  return <HoverMenu {...props} trigger={trigger} delay={delay} />;
}
