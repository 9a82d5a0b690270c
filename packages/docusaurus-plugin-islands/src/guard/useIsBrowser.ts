/** Replaces Docusaurus' `useIsBrowser` in static modules. Throws outside of islands, where it would always be false. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {guarded} from './guarded.ts';

declare const __resourceQuery: string;

export default guarded(useIsBrowser, 'useIsBrowser', __resourceQuery);
