import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import TabsIsland from '../../islands/Tabs.tsx';

type Item = {readonly value: string; readonly children?: ReactNode};

/** Reads the tabs from the children, which an island cannot inspect. */
export default function Tabs({children, ...props}: {readonly children: ReactNode}) {
  const items = Children.toArray(children).filter((child): child is ReactElement<Item> =>
    isValidElement(child),
  );
  const panels = items.map(({props: {children: content, ...own}}) => ({
    ...own,
    content: <>{content}</>,
  }));
  return <TabsIsland {...props} panels={panels} />;
}
