/** Docusaurus' `<BrowserOnly>` for a module of the static page, where it would render its fallback for ever. */
import BrowserOnly, {type Props} from '@docusaurus/BrowserOnly';
import {useContext, type ReactNode} from 'react';
import {InIsland} from '../InIsland';
import {neverRuns} from './guarded';

declare const __resourceQuery: string;

export default function GuardedBrowserOnly(props: Props): ReactNode {
  if (!useContext(InIsland)) throw new Error(neverRuns('<BrowserOnly>', __resourceQuery));
  return BrowserOnly(props);
}
