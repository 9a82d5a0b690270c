import type {ReactNode} from 'react';
import ClickMenu, {type MenuProps} from './ClickMenu';
import HoverMenu from './HoverMenu';

type Props = MenuProps & {
  /** Event that opens the menu in addition to a click; `click` for none. */
  readonly trigger?: 'hover' | 'focus' | 'click';
  /** Delay of opening and closing on hover, in ms; by default 0 and `dropdownCloseMs`. */
  readonly delay?: number;
};

/** Button with a menu, a native popover. Only hover menus are hydrated before an interaction. */
export default function Menu({trigger = 'click', delay, ...props}: Props): ReactNode {
  if (trigger === 'click') return <ClickMenu {...props} />;
  return <HoverMenu {...props} trigger={trigger} delay={delay} />;
}
