'use client';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import Tabs from '@theme-init/Tabs';
import TabItem from '@theme/TabItem';
import type {ReactNode} from 'react';

type Panel = {readonly value: string; readonly content: ReactNode};

/** Renders tabs whose panels are props, because an island cannot inspect its children. */
export default function TabsIsland({panels, ...props}: {readonly panels: readonly Panel[]}) {
  return (
    // The theme's Tabs mounts itself anew when `useIsBrowser` changes, which would lose the first click.
    <BrowserContext.Provider value>
      <Tabs {...props}>
        {panels.map(({content, ...own}) => (
          <TabItem key={own.value} {...own}>
            {content}
          </TabItem>
        ))}
      </Tabs>
    </BrowserContext.Provider>
  );
}
TabsIsland.hydrate = 'visible' as const;
