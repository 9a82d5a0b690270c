import type {HoverData} from '../../lib/hovers/types';

/** What the compiler said, put in when the script is bundled. */
declare const __HOVER_DATA__: HoverData;

export const data = __HOVER_DATA__;
