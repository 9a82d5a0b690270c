/** Replaces theme-common in static modules. `useColorMode` throws outside of islands, where it is always `light`. */
import * as themeCommon from '@docusaurus/theme-common';
import {guarded} from './guarded.ts';

declare const __resourceQuery: string;

export * from '@docusaurus/theme-common';

export const useColorMode = guarded(themeCommon.useColorMode, 'useColorMode', __resourceQuery);
