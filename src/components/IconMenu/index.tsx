import Menu from '@site/src/components/Menu';
import type {ReactNode} from 'react';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly trigger?: 'hover' | 'focus' | 'click';
  readonly delay?: number;
  readonly className?: string;
  readonly menuClassName?: string;
  readonly children: ReactNode;
};

/** Renders an icon button of the navbar that opens a menu. */
export default function IconMenu({icon, trigger = 'hover', className, ...props}: Props): ReactNode {
  return (
    <Menu
      {...props}
      trigger={trigger}
      className={className ? `dropdown ${className}` : undefined}
      buttonClassName="icon-button"
      button={icon}
    />
  );
}
