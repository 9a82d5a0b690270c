/**
 * The controls of the shell, on their own: loaded beside React, before it, and enough without it. State lives in
 * the DOM (`data-` and `aria-` attributes); listeners sit on the document, so that React may replace what it likes.
 */
import {startCopy} from './shell/copy';
import {startFilter} from './shell/filter';
import {startLanguage} from './shell/language';
import {startMenus} from './shell/menus';
import {startOutline} from './shell/outline';
import {startPage} from './shell/page';
import {startScroll} from './shell/scroll';
import {startSidebar} from './shell/sidebar';
import {startStars} from './shell/stars';
import {startTabs} from './shell/tabs';
import {startTheme} from './shell/theme';

const parts = [
  startMenus(),
  startTheme(),
  startPage(),
  startScroll(),
  startSidebar(),
  startOutline(),
  startTabs(),
  startCopy(),
  startFilter(),
  startLanguage(),
  startStars(),
];
const sync = (): void => parts.forEach((part) => part());
sync();
document.addEventListener('site:route', sync);
