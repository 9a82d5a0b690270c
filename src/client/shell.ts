/**
 * The controls of the shell, on their own: loaded beside React, before it, and enough without it. State lives in
 * the DOM (`data-` and `aria-` attributes); listeners sit on the document, so that React may replace what it likes.
 */
import {startCode} from './shell/code';
import {startCopy} from './shell/copy';
import {startCopyMarkdown} from './shell/copyMarkdown';
import {startEntries} from './shell/entries';
import {startFilter} from './shell/filter';
import {startHovers} from './shell/hovers';
import {startLanguage} from './shell/language';
import {startMenus} from './shell/menus';
import {startOptions} from './shell/options';
import {startOutline} from './shell/outline';
import {startPage} from './shell/page';
import {startReport} from './shell/report';
import {startScroll} from './shell/scroll';
import {startSearch} from './shell/search';
import {startShortcuts} from './shell/shortcuts';
import {startSidebar} from './shell/sidebar';
import {startStars} from './shell/stars';
import {startTabs} from './shell/tabs';
import {startTerms} from './shell/terms';
import {startTheme} from './shell/theme';

const parts = [
  startMenus(),
  startTheme(),
  startPage(),
  startEntries(),
  startScroll(),
  startSidebar(),
  startOutline(),
  startTabs(),
  startCode(),
  startTerms(),
  startCopy(),
  startCopyMarkdown(),
  startFilter(),
  startOptions(),
  startLanguage(),
  startReport(),
  startStars(),
  startShortcuts(),
  startHovers(),
  startSearch(),
];
const sync = (): void => parts.forEach((part) => part());
sync();
document.addEventListener('site:route', sync);
