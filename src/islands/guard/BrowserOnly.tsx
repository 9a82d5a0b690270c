/** Replaces Docusaurus' `<BrowserOnly>` in static modules, where it would only ever render its fallback. */
import BrowserOnly, {type Props} from '@docusaurus/BrowserOnly';
import {useContext, type ReactNode} from 'react';
import {InIsland} from '../InIsland';
import {neverRuns} from './guarded';

declare const __resourceQuery: string;

export default function GuardedBrowserOnly(props: Props): ReactNode {
  if (!useContext(InIsland)) throw new Error(neverRuns('<BrowserOnly>', __resourceQuery));
  return BrowserOnly(props);
}
