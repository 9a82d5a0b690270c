import type {Registry} from '../islandTypes.ts';
import * as CodeButtons from './islands/CodeButtons.tsx';
import * as Details from './islands/Details.tsx';
import * as Tabs from './islands/Tabs.tsx';

/** Islands of the theme, which any article may have. */
const themeIslands: Registry = {
  'theme/Tabs': () => Tabs,
  'theme/Details': () => Details,
  'theme/CodeButtons': () => CodeButtons,
};

export default themeIslands;
