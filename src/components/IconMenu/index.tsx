import Tooltip from '@site/src/components/Tooltip';
import type {ReactNode} from 'react';

type Props = {
  readonly id: string;
  /** Name of the button, shown as its tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What opens the menu besides a click. */
  readonly trigger?: 'hover' | 'focus' | 'click';
  /** How long hovering waits, ms; by default it opens at once and closes as dropdowns do. */
  readonly delay?: number;
  readonly className?: string;
  readonly menuClassName?: string;
  readonly children: ReactNode;
};

/** An icon button of the navbar with its menu: a native popover, which `src/client/shell/menus.ts` refines. */
export default function IconMenu(props: Props): ReactNode {
  const {id, label, icon, trigger = 'hover', delay, className, menuClassName, children} = props;
  return (
    <div className={joined('dropdown', className)} data-menu={trigger} data-delay={delay}>
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        aria-expanded="false"
        aria-controls={id}
        popoverTarget={id}>
        {icon}
        <Tooltip>{label}</Tooltip>
      </button>
      <div className={joined('menu', menuClassName)} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}

function joined(first: string, second: string | undefined): string {
  return second ? `${first} ${second}` : first;
}
