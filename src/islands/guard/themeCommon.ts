/** Replaces Docusaurus' theme-common in static modules, where the color mode would always be light. */
import * as themeCommon from '@docusaurus/theme-common';
import {guarded} from './guarded';

declare const __resourceQuery: string;

export * from '@docusaurus/theme-common';

export const useColorMode = guarded(themeCommon.useColorMode, 'useColorMode', __resourceQuery);
