import TabItem from '@theme/TabItem';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import TabsIsland from '../../islands/Tabs.tsx';

type Item = {readonly value: string; readonly children?: ReactNode};
type Child = ReactElement<Item>;

/** Reads the tabs from the children, which an island cannot inspect. */
export default function Tabs({children, ...props}: {readonly children: ReactNode}) {
  const items = Children.toArray(children).filter((child): child is Child => isValidElement(child));
  const panels = items.map((child) => {
    const {children: content, ...own} = panelOf(child).props;
    // The names of the tab are those that the document gives.
    return {...own, ...withoutChildren(child.props), content: <>{content}</>};
  });
  return <TabsIsland {...props} panels={panels} />;
}

const withoutChildren = ({children: _, ...own}: Item): Omit<Item, 'children'> => own;

const isClass = ({prototype}: {readonly prototype: unknown}): boolean =>
  typeof prototype === 'object' && prototype !== null && 'render' in prototype;

/** Returns the panel that a child renders: itself, or that of a component around it. */
function panelOf(child: Child): Child {
  let panel: unknown = child;
  for (let depth = 0; depth < 8; depth++) {
    if (!isValidElement<Item>(panel)) break;
    const {type, props} = panel;
    if (type === TabItem) return panel;
    if (typeof type !== 'function' || isClass(type)) break;
    panel = (type as (props: Item) => unknown)(props);
  }
  const {type} = child;
  const name = typeof type === 'string' ? type : (type.name ?? 'a component');
  throw new Error(
    `<Tabs> has the child <${name}>, which does not render a <TabItem> at once: set "islands: false" in the front matter of the document.`,
  );
}
