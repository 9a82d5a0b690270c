'use client';
import {translate} from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import Icon from '@site/src/components/Icon';
import {useId, type ReactNode} from 'react';
import {codeGroup} from './codeGroup';
import {panelId} from './panelId';
import {useCutList} from './useCutList';
import {useTabs} from './useTabs';

type Props = {
  /** Start of the ids of tabs and panels. */
  readonly id?: string;
  readonly group?: string | undefined;
  /** Name of the list; by default it follows from the group. */
  readonly label?: string;
  readonly isFiles?: boolean;
  /** Whether the code asks to be wrapped. */
  readonly wrapped?: boolean | undefined;
  /** The value that is selected without a choice; by default the first. */
  readonly selected?: string | undefined;
  readonly tabs: readonly {
    readonly value: string;
    /** By default the value. */
    readonly label?: string | undefined;
    readonly content: ReactNode;
  }[];
};

/** Tabs: a list and a panel each, all of them in the HTML. */
export default function TabsView(props: Props): ReactNode {
  const {group, isFiles = false, wrapped, tabs} = props;
  const isCode = group === codeGroup;
  const ownId = useId();
  const {id = ownId, label = defaultLabel(isCode)} = props;
  const {holder, selected, isLive, choose, tabProps} = useTabs({
    group,
    values: tabs.map(({value}) => value),
    initial: props.selected ?? tabs[0]?.value ?? '',
  });
  const hasMenu = !isCode;
  const {list, menu, isCut} = useCutList(hasMenu);
  const className = isFiles ? 'tabs tabs--files' : isCode ? 'tabs block' : 'tabs tabs--prose';
  return (
    <div
      ref={holder}
      className={className}
      data-tabs
      data-group={group}
      data-set={isLive ? '' : undefined}
      data-code={isCode || isFiles ? '' : undefined}>
      <div
        ref={list}
        className="tabs__list"
        role="tablist"
        aria-label={label}
        data-cut={isCut ? '' : undefined}>
        {tabs.map((tab, index) => (
          <button
            className={isFiles ? 'tabs__tab tabs__tab--file' : 'tabs__tab'}
            key={tab.value}
            id={`${id}-tab-${index}`}
            type="button"
            aria-controls={panelId(id, index)}
            {...tabProps(tab.value)}>
            {tab.label ?? tab.value}
          </button>
        ))}
      </div>
      {hasMenu && (
        <label className="tabs__menu">
          {/* Only where it is needed: browsers lay out all folds with a `select` in them as soon as the page is there. */}
          {isCut && (
            <select
              ref={menu}
              aria-label={label}
              value={selected}
              onChange={({target}) => choose(target.value)}>
              {tabs.map((tab) => (
                <option key={tab.value} value={tab.value}>
                  {tab.label ?? tab.value}
                </option>
              ))}
            </select>
          )}
          <span className="tabs__count" aria-hidden="true">
            {tabs.length}
          </span>
          <Icon name="chevron" />
        </label>
      )}
      {(isCode || isFiles) && <CodeTools wrapped={wrapped} />}
      {tabs.map((tab, index) => (
        <div
          className="tabs__panel"
          key={tab.value}
          id={panelId(id, index)}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          data-value={tab.value}
          hidden={tab.value !== selected}
          data-findable="">
          <p className="tabs__caption">{tab.label ?? tab.value}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

TabsView.hydrate = 'visible';

function defaultLabel(isCode: boolean): string {
  return isCode ? translate({id: 'tabs.packageManager'}) : translate({id: 'tabs.label'});
}
