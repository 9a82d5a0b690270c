/**
 * The controls of the shell, on their own: loaded after the page, and enough to read it by. State lives in
 * the DOM (`data-` and `aria-` attributes); listeners sit on the document, so that a page may take the place of another.
 */
import {startCode} from './shell/code';
import {startCopy} from './shell/copy';
import {startCopyMarkdown} from './shell/copyMarkdown';
import {afterFrame} from './shell/dom';
import {startEntries} from './shell/entries';
import {startFilter} from './shell/filter';
import {startHovers} from './shell/hovers';
import {startLanguage} from './shell/language';
import {startLayout} from './shell/layout';
import {startMenus} from './shell/menus';
import {startOptions} from './shell/options';
import {startOutline} from './shell/outline';
import {startPage} from './shell/page';
import {startReport} from './shell/report';
import {startScroll} from './shell/scroll';
import {startShortcuts} from './shell/shortcuts';
import {startSidebar} from './shell/sidebar';
import {startStars} from './shell/stars';
import {startTabsMore} from './shell/tabsMore';
import {startTerms} from './shell/terms';
import {startVersion} from './shell/version';

const parts = [
  startMenus(),
  startPage(),
  startEntries(),
  startTabsMore(),
  startTerms(),
  startCopy(),
  startCopyMarkdown(),
  startFilter(),
  startOptions(),
  startLanguage(),
  startReport(),
  startStars(),
  startVersion(),
  startShortcuts(),
  startHovers(),
];
/** They ask where things stand on the page. */
const placed = [startScroll(), startSidebar(), startOutline(), startCode(), startLayout()];
const run = (some: typeof parts): void => some.forEach((part) => part());
function sync(): void {
  run(parts);
  afterFrame(() => run(placed));
}
sync();
document.addEventListener('site:route', sync);
// A reader was quicker than the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sync);
document.documentElement.dataset.shell = '';
