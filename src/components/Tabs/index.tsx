import {asksToWrap, BareCode} from '@site/src/components/CodeBlock/context';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {codeGroup} from './codeGroup';
import TabsView from './TabsView';

type TabItemProps = {
  readonly value: string;
  readonly label?: string;
  readonly children?: ReactNode;
};

/** One tab of `Tabs`; it is drawn by its parent. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}

type Props = {
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children: ReactNode;
};

/** Labelled tabs. The choice of a group (`groupId`) is stored and shared by all tabs of the group. */
export default function Tabs({groupId, defaultValue, children}: Props): ReactNode {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && 'value' in child.props,
  );
  const isCode = groupId === codeGroup;
  const values = items.map(({props}) => props.value);
  // The HTML has these props: it leaves out what the island can derive.
  return (
    <TabsView
      group={groupId}
      wrapped={(isCode && items.some(({props}) => asksToWrap(props.children))) || undefined}
      selected={values.find((value, index) => value === defaultValue && index > 0)}
      tabs={items.map(({props: {value, label, children: content}}) => ({
        value,
        label: label === value ? undefined : label,
        content: <BareCode value={isCode}>{content}</BareCode>,
      }))}
    />
  );
}
