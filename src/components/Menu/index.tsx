import type {ReactNode} from 'react';
import ClickMenu, {type MenuProps} from './ClickMenu';
import HoverMenu from './HoverMenu';

type Props = MenuProps & {
  /** Event that opens the menu in addition to a click; `click` if only a click opens it. */
  readonly trigger?: 'hover' | 'focus' | 'click';
  /** Delay of opening and closing on hover, in ms. By default it opens at once and closes after `dropdownCloseMs`. */
  readonly delay?: number;
};

/** Renders a button with a menu, a native popover. Menus that open on a click are hydrated at the first interaction. */
export default function Menu({trigger = 'click', delay, ...props}: Props): ReactNode {
  if (trigger === 'click') return <ClickMenu {...props} />;
  return <HoverMenu {...props} trigger={trigger} delay={delay} />;
}
