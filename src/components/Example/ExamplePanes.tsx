'use client';
import {translate} from '@docusaurus/Translate';
import {fileLinkProps} from '@site/src/components/FileTree/fileLinkProps';
import Icon from '@site/src/components/Icon';
import {useTabs} from '@site/src/components/Tabs/useTabs';
import {valuesAttribute} from '@site/src/lib/storage/tabChoices';
import {useEffect, useRef, useState, type ReactNode} from 'react';

type Props = {
  /** Prefix of the ids of tabs and panes. */
  readonly id: string;
  readonly source: ReactNode;
  readonly output: ReactNode;
};

const values = ['source', 'output'] as const;

/** Renders the panes of an example, and tabs that switch between them where there is no room for both. */
export default function ExamplePanes({id, source, output}: Props): ReactNode {
  const {root, selected, isLive, tabProps} = useTabs({
    group: 'example',
    values,
    initial: 'source',
  });
  const list = useRef<HTMLDivElement>(null);
  const [hasTabs, setHasTabs] = useState(false);
  // CSS shows the tabs only in a narrow example. The panes are tab panels only while the tabs are visible.
  useEffect(() => {
    const tabs = list.current!;
    const sizes = new ResizeObserver(() => setHasTabs(tabs.checkVisibility()));
    sizes.observe(root.current!);
    return () => sizes.disconnect();
  }, [root]);

  const panes = {
    source,
    output: (
      <>
        <span className="example__connector">
          <Icon name="arrow" />
        </span>
        {output}
      </>
    ),
  };
  return (
    <div
      ref={root}
      className="example__panes"
      {...fileLinkProps}
      data-tabs
      data-group="example"
      data-values={valuesAttribute(values)}
      data-set={isLive ? '' : undefined}>
      <div
        ref={list}
        className="example__switch"
        role="tablist"
        aria-label={translate({id: 'example.panes'})}>
        {values.map((value) => (
          <button
            className="example__turn"
            key={value}
            id={`${id}-turn-${value}`}
            type="button"
            aria-controls={`${id}-pane-${value}`}
            {...tabProps(value)}>
            {value === 'source'
              ? translate({id: 'example.source'})
              : translate({id: 'example.output'})}
          </button>
        ))}
      </div>
      {values.map((value) => (
        <div
          className={`example__pane example__${value} tabs__panel`}
          key={value}
          id={`${id}-pane-${value}`}
          role={hasTabs ? 'tabpanel' : 'group'}
          aria-labelledby={`${id}-turn-${value}`}
          data-value={value}
          hidden={value !== selected}
          data-findable="">
          {panes[value]}
        </div>
      ))}
    </div>
  );
}
