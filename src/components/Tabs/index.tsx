import {translate} from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import {BareCode} from '@site/src/components/CodeBlock/context';
import Icon from '@site/src/components/Icon';
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';

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

/** Labelled tabs. A group (`groupId`) remembers what was chosen; see `src/client/shell/tabs.ts`. */
export default function Tabs({groupId, defaultValue, children}: Props): ReactNode {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && 'value' in child.props,
  );
  const isCode = groupId === 'package-manager';
  const values = items.map(({props}) => props.value);
  const label = isCode ? translate({id: 'tabs.packageManager'}) : translate({id: 'tabs.label'});
  return (
    <TabsView
      group={groupId}
      label={label}
      isCode={isCode}
      selected={values.find((value) => value === defaultValue) ?? values[0] ?? ''}
      tabs={items.map(({props}) => ({
        value: props.value,
        label: props.label ?? props.value,
        content: props.children,
      }))}
    />
  );
}

/** The id of the panel of a tab. */
export function panelId(id: string, index: number): string {
  return `${id}-panel-${index}`;
}

type TabsViewProps = {
  /** Start of the ids of tabs and panels. */
  readonly id?: string;
  readonly group?: string | undefined;
  readonly label: string;
  readonly isCode: boolean;
  readonly isFiles?: boolean;
  readonly selected: string;
  readonly tabs: readonly {
    readonly value: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
};

/** The markup of tabs: a list and a panel each, all of them in the HTML. */
export function TabsView(props: TabsViewProps): ReactNode {
  const {group, label, isCode, isFiles = false, selected, tabs} = props;
  const ownId = useId();
  const {id = ownId} = props;
  const className = isFiles ? 'tabs tabs--files' : isCode ? 'tabs block' : 'tabs tabs--prose';
  return (
    <div
      className={className}
      data-tabs
      data-group={group}
      data-code={isCode || isFiles ? '' : undefined}>
      <div className="tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            className={isFiles ? 'tabs__tab tabs__tab--file' : 'tabs__tab'}
            key={tab.value}
            id={`${id}-tab-${index}`}
            role="tab"
            type="button"
            data-value={tab.value}
            aria-selected={tab.value === selected}
            aria-controls={panelId(id, index)}
            tabIndex={tab.value === selected ? 0 : -1}>
            {tab.label}
          </button>
        ))}
      </div>
      {!isCode && (
        // Stands for a list that does not fit: `src/client/shell/tabsMore.ts` puts a menu in.
        <label className="tabs__menu">
          <span className="tabs__count" aria-hidden="true">
            {tabs.length}
          </span>
          <Icon name="chevron" />
        </label>
      )}
      {(isCode || isFiles) && <CodeTools />}
      {tabs.map((tab, index) => (
        <div
          className="tabs__panel"
          key={tab.value}
          id={panelId(id, index)}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          data-value={tab.value}
          hidden={tab.value !== selected}>
          <p className="tabs__caption">{tab.label}</p>
          <BareCode value={isCode || isFiles}>{tab.content}</BareCode>
        </div>
      ))}
    </div>
  );
}
