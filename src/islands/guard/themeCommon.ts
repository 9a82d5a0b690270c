/** Docusaurus' theme-common for a module of the static page, where the color mode would be light for ever. */
import * as themeCommon from '@docusaurus/theme-common';
import {guarded} from './guarded';

declare const __resourceQuery: string;

export * from '@docusaurus/theme-common';

export const useColorMode = guarded(themeCommon.useColorMode, 'useColorMode', __resourceQuery);
