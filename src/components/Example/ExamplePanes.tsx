'use client';
import Translate, {translate} from '@docusaurus/Translate';
import {fileLinkProps} from '@site/src/components/FileTree/fileLinkProps';
import Icon from '@site/src/components/Icon';
import {useTabs} from '@site/src/components/Tabs/useTabs';
import {useEffect, useRef, useState, type ReactNode} from 'react';

type Props = {
  /** Start of the ids of tabs and panes. */
  readonly id: string;
  readonly source: ReactNode;
  readonly output: ReactNode;
};

const values = ['source', 'output'] as const;

/** The two panes of an example, and the tabs by which they take turns where there is no room for both. */
export default function ExamplePanes({id, source, output}: Props): ReactNode {
  const {holder, selected, isLive, tabProps} = useTabs({
    group: 'example',
    values,
    initial: 'source',
  });
  const list = useRef<HTMLDivElement>(null);
  const [takeTurns, setTakeTurns] = useState(false);
  // CSS decides by the width of the example whether there are tabs.
  useEffect(() => {
    const sizes = new ResizeObserver(() => setTakeTurns(list.current!.checkVisibility()));
    sizes.observe(holder.current!);
    return () => sizes.disconnect();
  }, [holder]);

  const panes = {
    source,
    output: (
      <>
        <span className="example__seam">
          <Icon name="arrow" />
        </span>
        {output}
      </>
    ),
  };
  return (
    <div
      ref={holder}
      className="example__panes"
      {...fileLinkProps}
      data-tabs
      data-group="example"
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
            {value === 'source' ? (
              <Translate id="example.source" />
            ) : (
              <Translate id="example.output" />
            )}
          </button>
        ))}
      </div>
      {values.map((value) => (
        <div
          className={`example__pane example__${value} tabs__panel`}
          key={value}
          id={`${id}-pane-${value}`}
          // Panes that are both shown are groups.
          role={takeTurns ? 'tabpanel' : 'group'}
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
