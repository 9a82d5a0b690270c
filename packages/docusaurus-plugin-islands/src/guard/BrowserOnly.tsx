/** Replaces Docusaurus' `<BrowserOnly>` in static modules. Throws outside of islands, where only its fallback shows. */
import BrowserOnly, {type Props} from '@docusaurus/BrowserOnly';
import {useContext, type ReactNode} from 'react';
import {InIsland} from '../InIsland.ts';
import {neverRuns} from './guarded.ts';

declare const __resourceQuery: string;

export default function GuardedBrowserOnly(props: Props): ReactNode {
  if (!useContext(InIsland)) throw new Error(neverRuns('<BrowserOnly>', __resourceQuery));
  return BrowserOnly(props);
}
