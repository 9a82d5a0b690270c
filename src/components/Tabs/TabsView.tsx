'use client';
import {translate} from '@docusaurus/Translate';
import CodeTools from '@site/src/components/CodeBlock/CodeTools';
import Icon from '@site/src/components/Icon';
import {valuesAttribute} from '@site/src/lib/storage/tabChoices';
import {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {codeGroup} from './codeGroup';
import {panelId} from './panelId';
import {useTabs} from './useTabs';

type Props = {
  readonly id?: string;
  readonly group?: string | undefined;
  /** Accessible name of the list of tabs; the default depends on the group. */
  readonly label?: string;
  readonly isFiles?: boolean;
  readonly wrapped?: boolean | undefined;
  /** Value of the tab that is selected at first; default: the first tab. */
  readonly selected?: string | undefined;
  readonly tabs: readonly {
    readonly value: string;
    /** Default: `value`. */
    readonly label?: string | undefined;
    readonly content: ReactNode;
  }[];
};

export default function TabsView(props: Props): ReactNode {
  const {group, isFiles = false, wrapped, tabs} = props;
  const isCode = group === codeGroup;
  const ownId = useId();
  const {id = ownId, label = defaultLabel(isCode)} = props;
  const {root, selected, isLive, choose, tabProps} = useTabs({
    group,
    values: tabs.map(({value}) => value),
    initial: props.selected ?? tabs[0]?.value ?? '',
  });
  const hasSelect = !isCode;
  const {list, select, overflows} = useListOverflow(hasSelect);
  const className = isFiles ? 'tabs tabs--files' : isCode ? 'tabs block' : 'tabs tabs--prose';
  return (
    <div
      ref={root}
      className={className}
      data-tabs
      data-group={group}
      data-values={group && valuesAttribute(tabs.map(({value}) => value))}
      data-set={isLive ? '' : undefined}
      data-code={isCode || isFiles ? '' : undefined}>
      <div
        ref={list}
        className="tabs__list"
        role="tablist"
        translate={isCode || isFiles ? 'no' : undefined}
        aria-label={label}
        data-cut={overflows ? '' : undefined}>
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
      {hasSelect && (
        <label className="tabs__menu">
          {/* Only if needed: while a page loads, browsers lay out hidden content that contains a `select`. */}
          {overflows && (
            <select
              ref={select}
              aria-label={label}
              translate={isCode || isFiles ? 'no' : undefined}
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
          <p className="tabs__caption" translate={isCode || isFiles ? 'no' : undefined}>
            {tab.label ?? tab.value}
          </p>
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

/** Returns whether the list of tabs overflows. Moves the focus to the select that then replaces the list. */
function useListOverflow(isEnabled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const element = list.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled]);
  useLayoutEffect(() => {
    if (overflows && list.current!.contains(document.activeElement)) select.current?.focus();
  }, [overflows]);
  return {list, select, overflows};
}
