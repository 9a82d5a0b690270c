/** Replaces Docusaurus' `<BrowserOnly>` in static modules. Throws outside of islands, where only its fallback shows. */
import BrowserOnly, {type Props} from '@docusaurus/BrowserOnly';
import {useContext, type ReactNode} from 'react';
import {Mode} from '../contexts.cjs';
import {neverRuns} from './guarded.ts';

declare const __resourceQuery: string;

export default function GuardedBrowserOnly(props: Props): ReactNode {
  if (useContext(Mode) !== 'island') throw new Error(neverRuns('<BrowserOnly>', __resourceQuery));
  return BrowserOnly(props);
}
