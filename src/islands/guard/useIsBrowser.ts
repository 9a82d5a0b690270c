/** Docusaurus' `useIsBrowser` for a module of the static page, where it would be false for ever. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {guarded} from './guarded';

declare const __resourceQuery: string;

export default guarded(useIsBrowser, 'useIsBrowser', __resourceQuery);
