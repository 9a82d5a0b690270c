import {BareCode, hasWrap} from '@site/src/components/CodeBlock/context';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {codeGroup} from './codeGroup';
import TabsView from './TabsView';

type TabItemProps = {
  readonly value: string;
  readonly label?: string;
  readonly children?: ReactNode;
};

export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}

type Props = {
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children: ReactNode;
};

/** Renders tabs. All tabs with the same `groupId` share a stored choice. */
export default function Tabs({groupId, defaultValue, children}: Props): ReactNode {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && 'value' in child.props,
  );
  const isCode = groupId === codeGroup;
  const values = items.map(({props}) => props.value);
  // The HTML contains the props of an island, so values that the island can derive are left out.
  return (
    <TabsView
      group={groupId}
      wrapped={(isCode && items.some(({props}) => hasWrap(props.children))) || undefined}
      selected={values.find((value, index) => value === defaultValue && index > 0)}
      tabs={items.map(({props: {value, label, children: content}}) => ({
        value,
        label: label === value ? undefined : label,
        content: <BareCode value={isCode}>{content}</BareCode>,
      }))}
    />
  );
}
