import type {limits} from '../../src/site/limits';

/** A test by the file it is in and a part of its title, as the source has it. */
export type Proof = {readonly file: string; readonly title: string};

/** Why a rule has no test here yet: it comes with a later part of the site, or it is not built. */
type Later = 'versions';

type Rule = {
  /** Section of the specification. */
  readonly section: string;
  /** What the site does, as `design.md` reads the specification. */
  readonly rule: string;
  /** The numbers of `src/site/limits.ts` that the rule is about. */
  readonly limits?: readonly (keyof typeof limits)[];
} & (
  | {readonly tests: readonly [Proof, ...Proof[]]; readonly later?: undefined}
  | {readonly tests?: undefined; readonly later: Later; readonly reason: string}
);

const full = (title: string): Proof => ({file: 'tests/e2e/fixture.spec.ts', title});
const small = (title: string): Proof => ({file: 'tests/e2e/fixture-small.spec.ts', title});
const parts = (title: string): Proof => ({file: 'tests/e2e/fixture-parts.spec.ts', title});
const bare = (title: string): Proof => ({file: 'tests/e2e/fixture-bare.spec.ts', title});
const e2e = (name: string, title: string): Proof => ({file: `tests/e2e/${name}.spec.ts`, title});
const embedded = (title: string): Proof => e2e('search', title);
const hosted = (title: string): Proof => e2e('search-hosted', title);
const unit = (name: string, title: string): Proof => ({file: `tests/unit/${name}`, title});
const built = (name: string, title: string): Proof => ({
  file: `tests/content/built/${name}.test.ts`,
  title,
});

/** Every number and rule of sections 2.2–2.10, 3 to 5 and 7 to 9 of the specification, and what proves it. */
export const rules: readonly Rule[] = [
  // 2.2 Top navigation
  {
    section: '2.2',
    rule: 'The entries are Guide, Config and Blog',
    tests: [
      unit('site/site.test.ts', 'lead to Guide, Config and Blog'),
      e2e('page', 'navbar leads to every section without loading the page again'),
    ],
  },
  {
    section: '2.2',
    rule: 'The entry of the current section is marked, by its own prefix',
    tests: [unit('components/Navbar.test.tsx', 'marks the section that the page is in')],
  },
  {
    section: '2.2',
    rule: 'Entries stand on the left or on the right, with a tag',
    tests: [full('entries of the navigation have a tag and a side')],
  },
  {
    section: '2.2',
    rule: 'Groups are dropdowns',
    tests: [
      full('a group of the navigation works by click and by keyboard'),
      full('the full-screen menu holds the entries of groups'),
    ],
  },
  {
    section: '2.2',
    rule: 'Dropdown menus open under the pointer and close 150 ms after it left',
    limits: ['dropdownCloseMs'],
    tests: [
      full('a group of the navigation opens under the pointer'),
      e2e('menus', 'the pointer opens the ${menu.name} menu after ${openAfter} ms'),
    ],
  },
  {
    section: '2.2',
    rule: 'A click toggles a menu too',
    tests: [
      e2e('menus', 'a click opens the ${menu.name} menu, the next one closes it'),
      e2e('menus', 'keeps open what hovering opened, until the next click'),
    ],
  },
  {
    section: '2.2',
    rule: 'Escape closes a menu and gives focus back; focus that leaves closes it',
    tests: [
      e2e('menus', 'Enter and Space toggle the ${menu.name} menu'),
      e2e('menus', 'menu closes when focus leaves it, either way'),
    ],
  },
  {
    section: '2.2',
    rule: 'A search button, which without scripts is a link to all pages',
    tests: [
      embedded('search opens by its button, and closes by Escape'),
      embedded('search is a link to all pages'),
      embedded('without its dialog the search leads to the list of all pages'),
      small('without search there is neither a button nor a dialog'),
    ],
  },
  {
    section: '2.2',
    rule: 'A language switcher, only where there is more than one language',
    tests: [
      unit('components/Navbar.test.tsx', 'has no language switch when there is one language'),
      small('one language has no switch'),
      e2e('menus', 'the language link keeps path, query and hash'),
    ],
  },
  {
    section: '2.2',
    rule: 'A version switcher, only where there is more than one version',
    later: 'versions',
    reason: 'there is one version; the setting exists and is empty (design 1)',
  },
  {
    section: '2.2',
    rule: 'A dark-mode toggle, unless dark mode is off',
    tests: [
      unit('components/Navbar.test.tsx', 'has no theme control when dark mode is off'),
      small('without dark mode the site is light'),
    ],
  },
  {
    section: '2.2',
    rule: 'Social links: a code host, a microblog, a chat server',
    tests: [unit('site/site.test.ts', 'link to a code host, a microblog and a chat server')],
  },
  {
    section: '2.2',
    rule: 'Up to five social links are inline, further ones in a popup',
    limits: ['socialLinksInline'],
    tests: [
      full('five social links stand in the bar, the rest in a popup'),
      small('without social links there is neither a rule nor a popup'),
    ],
  },
  {
    section: '2.2',
    rule: 'Modes of a social link: link, text, image (or img), dom',
    tests: [full('the rest in a popup, each in its mode')],
  },
  {
    section: '2.2',
    rule: 'Built-in icons github, x and discord, or a drawing of our own',
    tests: [full('every social link has its drawing')],
  },
  {
    section: '2.2',
    rule: 'A hamburger below 768 opens a full-screen menu',
    limits: ['mobileWidth'],
    tests: [
      e2e('screen', 'the ${locale} hamburger opens a menu over the whole page'),
      e2e('frame', 'has the parts that each width asks for'),
    ],
  },
  {
    section: '2.2',
    rule: 'The full-screen menu closes on a change of route',
    tests: [e2e('screen', 'the full-screen menu closes when a reader follows a link or goes back')],
  },
  {
    section: '2.2',
    rule: 'The full-screen menu closes at a width of 768 or more',
    limits: ['mobileWidth'],
    tests: [e2e('screen', 'the full-screen menu closes at 768 and stays closed')],
  },
  {
    section: '2.2',
    rule: 'The logo leads to the root of the current language',
    tests: [
      unit('components/Navbar.test.tsx', 'leads home by the logo'),
      full('its text stands beside it, and it leads home'),
    ],
  },
  {
    section: '2.2',
    rule: 'The logo is one image or a pair for the themes, with an optional text',
    tests: [
      full('the picture of the logo follows the theme'),
      small('one logo serves both themes'),
    ],
  },
  {
    section: '2.2',
    rule: 'The navbar is 56 high up to 768 and 72 above',
    limits: ['navbarHeightNarrow', 'navbarHeightWide'],
    tests: [e2e('frame', 'has the parts that each width asks for')],
  },
  {
    section: '2.2',
    rule: 'The navbar changes its background after 100 px of scroll',
    limits: ['navbarSolidAfter'],
    tests: [e2e('frame', 'is clear on top and gets its ground after 100 px')],
  },
  {
    section: '2.2',
    rule: 'hideNavbar never: the navbar stays',
    tests: [small('hideNavbar "never" leaves the navbar where it is')],
  },
  {
    section: '2.2',
    rule: 'hideNavbar always: there is none',
    tests: [
      bare('hideNavbar "always" leaves no navbar'),
      bare('without a navbar the sidebar and the menu bar begin at the top'),
    ],
  },
  {
    section: '2.2',
    rule: 'hideNavbar auto: hidden on the way down, back on the way up',
    tests: [
      full('the navbar goes on the way down and comes back on the way up'),
      full('the navbar stays while focus is in it'),
      unit('lib/navbar/hide.test.ts', 'always shows near the top, and after any step up'),
    ],
  },
  {
    section: '2.2',
    rule: 'Hiding on scroll is throttled at 200 ms',
    limits: ['navbarHideThrottleMs'],
    tests: [
      full('scrolling is looked at every ${limits.navbarHideThrottleMs} ms only'),
      unit('lib/throttle.test.ts', 'never runs twice within an interval'),
    ],
  },
  {
    section: '2.2',
    rule: 'A page can hide the navbar',
    tests: [full('hides that part, on arrival and on the way, on its page only')],
  },
  {
    section: '2.2',
    rule: 'navbar=0 in the query hides the navbar',
    tests: [e2e('switches', '${name}=0 hides that part before the first paint')],
  },

  // 2.3 Page layouts
  {
    section: '2.3',
    rule: 'home: the landing layout',
    tests: [
      e2e('page', 'landing page leads to the quick start'),
      built('pages', 'every page has one h1, which is its title'),
    ],
  },
  {
    section: '2.3',
    rule: 'doc, the default: navbar, sidebar, content, outline',
    tests: [
      e2e('frame', 'has the parts that each width asks for'),
      unit('plugins/site-pages/render.test.ts', 'takes a page that says nothing for a document'),
    ],
  },
  {
    section: '2.3',
    rule: 'doc: a footer with Previous Page, Next Page and Last Updated',
    tests: [
      unit('components/views.test.tsx', 'says in %s where to go on'),
      e2e('page', 'guide go through the sidebar in order and back'),
    ],
  },
  {
    section: '2.3',
    rule: '404: "404", "PAGE NOT FOUND" and "Take me home"',
    tests: [
      e2e('addresses', 'an unknown ${locale} address answers 404 in its language, with a way home'),
    ],
  },
  {
    section: '2.3',
    rule: '404: an address with /en/ leads to the same path without it',
    tests: [
      e2e('addresses', 'an address with /en/ ends at the same page without it'),
      unit('lib/locale/notFound.test.ts', 'never leaves the origin and never throws'),
    ],
  },
  {
    section: '2.3',
    rule: '404: the link home carries the prefix of version and language',
    tests: [
      unit('lib/locale/paths.test.ts', 'home of %j is %s'),
      e2e('addresses', 'speaks Chinese under /zh/ and leads to the Chinese home'),
    ],
  },
  {
    section: '2.3',
    rule: 'custom: only the content and the navbar',
    tests: [
      full('a ${type} page has its content'),
      unit('lib/query/pageHidden.test.ts', 'front matter %j hides %j'),
    ],
  },
  {
    section: '2.3',
    rule: 'blank: only the content, without the navbar',
    tests: [
      full('a ${type} page has its content'),
      unit('lib/query/pageHidden.test.ts', 'front matter %j hides %j'),
    ],
  },
  {
    section: '2.3',
    rule: 'navbar, sidebar, outline and footer = 0 in the query hide those parts',
    tests: [
      e2e('switches', '${name}=0 hides that part before the first paint'),
      e2e('switches', '${name}=0 ends when a reader goes to another page'),
      unit('lib/query/switches.test.ts', '%j hides %j'),
    ],
  },
  {
    section: '2.3',
    rule: 'navbar, sidebar, outline and footer in the front matter hide those parts',
    tests: [
      full('hides that part, on arrival and on the way, on its page only'),
      full('leaves no menu button on a narrow page either'),
    ],
  },
  {
    section: '2.3',
    rule: 'globalUIComponents = 0 or false turns the global components off',
    tests: [
      full('takes the way back to the top from its page only'),
      e2e('switches', '${name}=0 hides that part before the first paint'),
    ],
  },
  {
    section: '2.3',
    rule: 'Front matter of a wrong type or an unknown page type fails the build and names the file',
    tests: [unit('plugins/site-pages/frontMatter.test.ts', 'refuses %s: %j, and names the file')],
  },
  {
    section: '2.3',
    rule: 'Titles: "page - site", home the site alone, 404 "404 - site"',
    tests: [built('pages', 'document titles follow the rule')],
  },
  {
    section: '2.3',
    rule: 'The feeds of a page are announced in its head',
    tests: [
      built('feeds', 'list and articles of the blog announce the feed of every language'),
      built('pages', 'a page links no feed twice'),
    ],
  },

  // 2.4 Sidebar and outline
  {
    section: '2.4',
    rule: 'Entries in groups: collapsible, collapsed or fixed, with links',
    tests: [
      full('groups are open, closed or fixed as the sidebar says'),
      full('the name of a group with a page leads there'),
      e2e('drawer', 'the groups of the sidebar fold and unfold'),
    ],
  },
  {
    section: '2.4',
    rule: 'Dividers, section headers, tags and contexts',
    tests: [full('the sidebar shows tags, contexts, a section header and both dividers')],
  },
  {
    section: '2.4',
    rule: 'Guide and config have a sidebar each',
    tests: [
      {file: 'tests/content/specification.test.ts', title: 'guide and config have a sidebar each'},
    ],
  },
  {
    section: '2.4',
    rule: 'The blog has a sidebar of its own',
    tests: [
      {
        file: 'tests/e2e/drawer.spec.ts',
        title: 'the blog has a sidebar with its list and its articles by year',
      },
    ],
  },
  {
    section: '2.4',
    rule: 'The active link scrolls into view, inside the sidebar',
    tests: [e2e('drawer', 'the active link of a long sidebar is scrolled into view')],
  },
  {
    section: '2.4',
    rule: 'The groups of the active link open on a change of route, others keep their state',
    tests: [
      full('the way to a page opens its own only'),
      e2e('drawer', 'a folded group opens again for the page a reader goes to'),
    ],
  },
  {
    section: '2.4',
    rule: 'On small screens a "Menu" button opens the sidebar',
    tests: [e2e('drawer', 'menu button opens the sidebar as a drawer')],
  },
  {
    section: '2.4',
    rule: 'The page behind the open sidebar does not scroll',
    tests: [e2e('drawer', 'the page behind the drawer does not scroll')],
  },
  {
    section: '2.4',
    rule: 'Navigation closes the sidebar of small screens',
    tests: [
      e2e('drawer', 'the drawer closes when a reader follows a link in it'),
      bare('without a navbar the drawer still leads on'),
    ],
  },
  {
    section: '2.4',
    rule: 'The menu bar is there up to 960, up to 1280 with headings',
    limits: ['sidebarBarWidth', 'outlineBarWidth'],
    tests: [e2e('frame', 'has the parts that each width asks for')],
  },
  {
    section: '2.4',
    rule: 'The menu bar is 46 high',
    limits: ['menuBarHeight'],
    tests: [e2e('frame', 'has the parts that each width asks for')],
  },
  {
    section: '2.4',
    rule: 'The outline lists headings from h2 to h4 as links',
    limits: ['outlineMinDepth', 'outlineMaxDepth'],
    tests: [
      full('the outline lists headings of depth 2 to 4'),
      e2e('no-script', 'outline leads to headings, as a column and as a dropdown'),
    ],
  },
  {
    section: '2.4',
    rule: 'The outline marks the heading that a reader is at, the last one at the end, none above the first',
    tests: [
      e2e('outline', 'the outline column marks the heading that a reader is at'),
      unit('lib/outline/active.test.ts', 'at the end of the page'),
    ],
  },
  {
    section: '2.4',
    rule: 'The outline follows scrolling every 100 ms',
    limits: ['outlineThrottleMs'],
    tests: [e2e('outline', 'the mark of the outline waits for the throttle')],
  },
  {
    section: '2.4',
    rule: 'The title of the outline is "ON THIS PAGE" unless the settings say otherwise',
    tests: [
      e2e('outline', 'outline dropdown opens, and a choice in it leads there and closes it'),
      full('texts of the settings stand instead of the messages'),
    ],
  },
  {
    section: '2.4',
    rule: 'The outline dropdown closes on a click outside, on a choice and on Escape',
    tests: [
      e2e('outline', 'the outline dropdown closes by a click outside'),
      e2e('outline', 'a choice in it leads there and closes it'),
    ],
  },
  {
    section: '2.4',
    rule: 'The page stands at its hash target, below the navbar',
    tests: [
      full('a hash target stands below the navbar on arrival'),
      e2e('outline', 'a link to a heading of another page leads there too'),
      bare('without a navbar a hash target stands near the top'),
    ],
  },

  // 2.5 Page extras
  {
    section: '2.5',
    rule: 'A link to edit the page on the code host',
    tests: [
      unit('components/views.test.tsx', 'says in %s where to go on'),
      full('texts of the settings stand instead of the messages'),
    ],
  },
  {
    section: '2.5',
    rule: 'A "Last Updated" line',
    tests: [
      unit('components/views.test.tsx', 'says in %s where to go on'),
      unit('config/environment.test.ts', 'is true in a full clone, false in a shallow one'),
    ],
  },
  {
    section: '2.5',
    rule: 'Links to the pages before and after',
    tests: [
      e2e('page', 'guide go through the sidebar in order and back'),
      unit('components/views.test.tsx', 'shows nothing that it does not know'),
    ],
  },
  {
    section: '2.5',
    rule: 'A link to the source, labelled "Source"',
    tests: [
      unit('components/views.test.tsx', 'says in %s where to go on'),
      full('texts of the settings stand instead of the messages'),
    ],
  },
  {
    section: '2.5',
    rule: 'A button back to the top, when scrolled down',
    tests: [e2e('page', 'a button leads back to the top')],
  },
  {
    section: '2.5',
    rule: 'enableScrollToTop off: no button',
    tests: [small('with scroll-to-top off there is no way back to the top')],
  },
  {
    section: '2.5',
    rule: 'Images inside the document zoom on click',
    tests: [
      parts('picture is enlarged by mouse and closed by a click on it'),
      parts('keeps the focus and gives it back'),
      parts('links, badges and pages without global parts have nothing to enlarge'),
      unit('lib/zoom/zoomable.test.tsx', '%s: %s → %s'),
    ],
  },
  {
    section: '2.5',
    rule: 'Nothing of the zoom is fetched before a reader reaches for a picture',
    tests: [
      parts('nothing of it is fetched before a reader asks'),
      built('chunks', 'the zoom library is in no chunk that a page loads at once'),
    ],
  },
  {
    section: '2.5',
    rule: 'Images have their size, are lazy below the first screen, and come in modern formats',
    tests: [
      parts('the first picture is fetched at once, the others when a reader comes near'),
      unit('plugins/site-mdx/images.test.ts', 'fetches at once what stands in the first three'),
      unit('plugins/site-mdx/images.test.ts', 'adds the modern format and the large version'),
      unit('plugins/site-mdx/images.test.ts', 'refuses a picture with no more size than'),
      {
        file: 'tests/content/images.test.ts',
        title: 'large pictures of pages have a modern format beside them',
      },
    ],
  },
  {
    section: '2.5',
    rule: 'Writers have steps, file trees, keys, terms and folds, on the screen and in Markdown',
    tests: [
      parts('steps are an ordered list and files nested lists, for those who listen'),
      unit('plugins/site-pages/twin.test.ts', 'writes steps as their headings and texts'),
      unit('plugins/site-pages/twin.test.ts', 'writes files as a tree of text'),
      unit('plugins/site-pages/twin.test.ts', 'writes keys as code'),
      unit('plugins/site-pages/twin.test.ts', 'unfolds what is folded'),
      parts('page explains its terms and shows what is folded'),
      parts('page has no axe findings at 390 and 1280, in both themes'),
    ],
  },
  {
    section: '2.5',
    rule: 'A term is explained by mouse, keyboard and touch; without scripts it leads to the glossary',
    tests: [
      parts('is explained by click and closed by click, Escape and elsewhere'),
      parts('its card is read and left by keyboard'),
      parts('is explained while the pointer rests on it or on its card'),
      parts('a term is explained by touch, inside the window'),
      parts('term leads to the glossary and a fold opens'),
      unit('plugins/site-mdx/terms.test.ts', 'leads to the glossary and explains every term once'),
      unit('plugins/site-mdx/glossary.test.ts', 'has the same terms in every language'),
      unit('plugins/site-pages/twin.test.ts', 'writes a term as a link to the glossary'),
    ],
  },
  {
    section: '2.5',
    rule: 'Code blocks have a copy button',
    tests: [
      e2e('copy', 'a ${locale} code block is copied'),
      e2e('code', 'copying leaves out removed lines, numbers and prompts'),
    ],
  },
  {
    section: '2.5',
    rule: 'Code is wrapped and unwrapped by a button of its block',
    tests: [
      e2e('code', 'code is wrapped by mouse and by keyboard, and unwrapped again'),
      e2e('code', 'where the site or a block says so, code is wrapped from the start'),
    ],
  },
  {
    section: '2.5',
    rule: 'Code of more than 40 lines shows 24 of them and a button for all, unless it points at a hidden one',
    tests: [
      unit('lib/code/fold.test.ts', 'folds what is longer than the limit'),
      e2e('code', 'a long block shows its first lines, and all of them by mouse and by keyboard'),
      e2e('code', 'a block that says so, or that points at a hidden line, is shown whole'),
      e2e('code', 'what is found below a fold opens it and stays in sight'),
      e2e('code', 'an address that names a text below a fold opens it'),
    ],
  },
  {
    section: '2.5',
    rule: 'Code that scrolls is reached by keyboard',
    tests: [e2e('code', 'the keyboard stops at code that scrolls, and at no other')],
  },
  {
    section: '2.5',
    rule: 'Lines in focus stay clear, the others keep a contrast of 4.5',
    tests: [
      e2e('code', 'lines in focus keep their colours, the others step back'),
      {file: 'tests/content/tokens.test.ts', title: 'contrast of $group is at least $least'},
    ],
  },
  {
    section: '2.5',
    rule: 'Code and tabs are whole without scripts',
    tests: [e2e('code', 'without scripts code is whole, every tab is there')],
  },
  {
    section: '2.5',
    rule: 'A printed page is the text alone: no chrome, tabs and folds open, addresses after links, no cut lines',
    tests: [
      e2e('print', 'page is printed without chrome, and nothing is cut off'),
      e2e('print', 'tabs are printed one after the other, with their labels'),
      e2e('print', 'folds are open, long lines go on in the next one'),
      e2e('print', 'links that leave the site are followed by their address'),
      e2e('print', 'paper is light, and short blocks stay on one page'),
    ],
  },
  {
    section: '2.5',
    rule: 'A sheet lists the keyboard shortcuts; those of a single character can be switched off',
    tests: [
      e2e('shortcuts', '"?" opens the sheet of shortcuts, Escape closes it and gives focus back'),
      e2e('shortcuts', 'page has a button for the sheet, and it closes by button'),
      e2e('shortcuts', 'the switch turns single keys off for every page, and on again'),
      e2e('shortcuts', '"?" is text where text is typed'),
      e2e('shortcuts', 'a page without global components has no sheet'),
    ],
  },
  {
    section: '2.5',
    rule: 'Wrapping is off by default, and on where the site says so',
    tests: [
      unit('plugins/site-mdx/rehype.test.ts', 'leaves out what is not set'),
      unit('plugins/site-mdx/rehype.test.ts', 'wraps by default when the site says so'),
    ],
  },
  {
    section: '2.5',
    rule: 'Line numbers are off by default, and are neither copied nor read out',
    tests: [
      unit('plugins/site-mdx/rehype.test.ts', 'leaves out what is not set'),
      e2e('code', 'numbers of lines are drawn and nothing else'),
    ],
  },
  {
    section: '2.5',
    rule: 'Tabs have labels and values, a default, and persist per group',
    tests: [
      unit('components/Tabs.test.tsx', 'shows the first panel, or the one it is told to show'),
      e2e('tabs', 'a choice holds for the whole group, is kept over a reload'),
      e2e('tabs', 'tabs outside a group are changed alone and not remembered'),
      e2e('code', 'any remembered group stands before the shell runs, its tab and its panel'),
      e2e('code', 'tabs of a group follow on the page and in another browser tab'),
    ],
  },
  {
    section: '2.5',
    rule: 'Install commands for npm, yarn, pnpm and bun',
    tests: [
      unit('plugins/site-pages/twin.test.ts', 'writes a command for all four package managers'),
    ],
  },
  {
    section: '2.5',
    rule: 'The foot of a document leads to a report of a problem, with page, language, version and heading',
    limits: ['reportAddressMax'],
    tests: [
      e2e('report', 'report names the page, its language, the version and the heading in view'),
      e2e('report', 'report names everything but the heading'),
      built('report', 'a problem can be reported on every document, once'),
      unit('lib/feedback/address.test.ts', 'is never too long for a server'),
      unit('lib/feedback/address.test.ts', 'has a field for everything that an address fills'),
    ],
  },
  {
    section: '2.5',
    rule: 'Search engines are told what a page is, and the way to it that readers see',
    tests: [
      built('structuredData', 'every page says what it is'),
      built('structuredData', 'the breadcrumbs are those that readers see'),
      e2e('structured-data', 'outlives hydration and goes with its page'),
      unit('lib/structuredData/page.test.ts', 'leaves the script element to nobody'),
    ],
  },

  // 2.6 Overview pages
  {
    section: '2.6',
    rule: 'The indexes of guide, config and blog list groups of pages with their headings',
    tests: [
      e2e('overview', 'leads to its pages and their headings'),
      unit('plugins/site-pages/overview.test.ts', 'lists the groups of a sidebar with their pages'),
    ],
  },
  {
    section: '2.6',
    rule: 'Headings of depth 2, or those of overviewHeaders',
    limits: ['overviewDepth'],
    tests: [
      unit(
        'plugins/site-pages/overview.test.ts',
        'lists headings of depth 2, and others where the page asks for them',
      ),
    ],
  },
  {
    section: '2.6',
    rule: 'A filter labelled "Filter" with the placeholder "Enter keyword"',
    tests: [
      e2e('overview', 'configuration index filters by group, page and heading'),
      unit('components/views.test.tsx', 'has a labelled filter of limited length'),
    ],
  },
  {
    section: '2.6',
    rule: 'It filters by the name of a group, the title of a page or a heading',
    tests: [
      unit('lib/overview/filter.test.ts', 'shows for %j'),
      e2e('overview', 'configuration index filters by group, page and heading'),
    ],
  },
  {
    section: '2.6',
    rule: 'It ignores case and takes hyphens for spaces',
    tests: [unit('lib/overview/filter.test.ts', 'reads the query %j as %j')],
  },
  {
    section: '2.6',
    rule: 'Without a match: "No matching API found" and the query',
    tests: [
      e2e('overview', 'filter says when nothing matches, with the words that were typed'),
      full('texts of the settings stand instead of the messages'),
    ],
  },
  {
    section: '2.6',
    rule: 'The query is in the address, so that a filtered view can be shared',
    tests: [e2e('overview', 'view can be shared, kept on reload and taken to the other language')],
  },

  // 2.7 Search
  {
    section: '2.7',
    rule: 'Ctrl/Cmd+K, / outside of fields, and a letter on the focused button open it',
    tests: [
      embedded('/ opens the search outside of fields only, and can be switched off'),
      embedded('a letter on the focused button opens the search with it'),
      embedded('the bar names the keys of the system'),
      embedded('what is typed before the dialog is there is not lost'),
    ],
  },
  {
    section: '2.7',
    rule: 'Escape and a click outside close it; reset clears the query',
    tests: [
      embedded('search opens by its button, and closes by Escape'),
      embedded('reset clears it and keeps the focus'),
      embedded('closing the dialog leaves the page where it was'),
    ],
  },
  {
    section: '2.7',
    rule: 'Arrows move, Enter opens, Ctrl/Cmd+Enter in a tab, Shift+Enter in a window',
    tests: [
      embedded('arrow keys move through the results, Enter opens'),
      embedded('a click opens a result without loading the page again'),
    ],
  },
  {
    section: '2.7',
    rule: 'An empty query shows recent and favourite searches',
    tests: [embedded('recent searches are ${limits.searchRecents}')],
  },
  {
    section: '2.7',
    rule: 'Results are grouped, with breadcrumbs, highlights and snippets',
    limits: ['searchResultsPerGroup'],
    tests: [
      embedded('results at ${width} are grouped, marked, few'),
      unit('lib/search/hit.test.ts', 'shows the way to a section below its title'),
    ],
  },
  {
    section: '2.7',
    rule: 'The dialog has a name, holds the focus and gives it back',
    tests: [
      embedded('focus stays in the dialog, goes round'),
      embedded('axe finds nothing in any state of the'),
      embedded('on a narrow screen the search stands in the bar'),
    ],
  },

  // 2.8 Links
  {
    section: '2.8',
    rule: 'External links open a new tab and say so',
    tests: [
      built('markup', 'links to other sites open a new tab and keep the opener to themselves'),
      built('markup', 'links to other sites say that they open a new tab'),
      full('an entry that leads elsewhere opens a new tab'),
    ],
  },
  {
    section: '2.8',
    rule: 'Links are external, hash-only, internal or relative',
    tests: [
      unit('lib/links/kind.test.ts', '%s leads elsewhere'),
      unit('components/views.test.tsx', 'keeps %s on the site'),
      built('markup', 'links inside the site lead to a page at its clean address'),
    ],
  },
  {
    section: '2.8',
    rule: 'Internal links navigate in the browser',
    tests: [e2e('page', 'navbar leads to every section without loading the page again')],
  },
  {
    section: '2.8',
    rule: 'A progress bar when loading takes more than 200 ms',
    limits: ['progressDelayMs'],
    tests: [
      full('a bar shows progress when a page takes more than'),
      full('no bar shows for a page that is there in time'),
    ],
  },
  {
    section: '2.8',
    rule: 'An internal address that matches no route is loaded in full',
    tests: [
      full('an address inside the site without a page is loaded in full'),
      full('a link to a page that does not exist is loaded in full'),
    ],
  },

  // 2.9 First visit
  {
    section: '2.9',
    rule: 'The first visit goes to the language of the browser',
    tests: [
      e2e('first-visit', 'a first visit in ${browser} ${what}, query and hash kept'),
      unit('lib/locale/redirect.test.ts', 'sends %s the right way'),
    ],
  },
  {
    section: '2.9',
    rule: 'Only the first visit, which is remembered',
    tests: [
      e2e('first-visit', 'only the first visit is redirected'),
      unit('lib/locale/redirect.test.ts', 'remembers the visit of %s'),
    ],
  },
  {
    section: '2.9',
    rule: 'Bots are not redirected and not marked',
    tests: [e2e('first-visit', 'stays where it is and is not marked')],
  },
  {
    section: '2.9',
    rule: 'localeRedirect never: nobody is',
    tests: [full('with localeRedirect "never" a first visit stays where it is')],
  },
  {
    section: '2.9',
    rule: 'One language: nobody is',
    tests: [small('one language has no redirect on the first visit')],
  },

  // 2.10 Copy Markdown and Open menu
  {
    section: '2.10',
    rule: 'Both stand on every page of type doc, and nowhere else',
    tests: [
      e2e('copy-markdown', 'page actions stand on documents, overviews and articles'),
      full('a ${type} page has its content'),
    ],
  },
  {
    section: '2.10',
    rule: 'Copy Markdown copies the page as Markdown, also where the clipboard wants it during the click',
    tests: [
      e2e('copy-markdown', 'copies the twin and says so for'),
      e2e('copy-markdown', 'the clipboard is given the twin during the click'),
      e2e('copy-markdown', 'a clipboard that takes no promise is given the text'),
    ],
  },
  {
    section: '2.10',
    rule: 'An error, another type, an empty or a missing answer is told, with a link, and never copied',
    limits: ['copyMarkdownTimeoutMs'],
    tests: [
      e2e('copy-markdown', 'nothing is copied and the reader is told, with a link'),
      e2e('copy-markdown', 'a twin that never comes is given up after'),
      e2e('copy-markdown', 'after an error the clipboard is left as it is'),
      unit('lib/clipboard/markdownAnswer.test.ts', 'does not copy an empty answer'),
    ],
  },
  {
    section: '2.10',
    rule: 'Open asks an assistant about the address of the Markdown, in English',
    tests: [
      e2e('copy-markdown', 'menu holds the absolute address of the twin'),
      e2e('copy-markdown', 'question reaches the assistant in a new tab'),
      e2e('copy-markdown', 'menu opens and leads to twin and assistants'),
    ],
  },
  {
    section: '2.10',
    rule: 'Open copies the link to the Markdown and confirms it',
    tests: [e2e('copy-markdown', 'menu works by keyboard, and confirms the copied link')],
  },
  {
    section: '2.10',
    rule: 'A clipboard that refuses or is missing leads to a prompt with the exact text (8)',
    tests: [
      e2e('copy-markdown', 'a prompt holds the exact text'),
      e2e('copy', 'on an Apple system the prompt names its own key'),
    ],
  },

  // 3 Search hit
  {
    section: '3',
    rule: 'Searches are kept without highlights and snippets; a hit runs no markup',
    tests: [
      embedded('a hostile query, a hostile history and a hostile index run no markup'),
      embedded('a piece of text is kept under its section'),
      unit(
        'lib/search/hit.test.ts',
        'keeps what the dialog has kept, without highlights and snippets',
      ),
      unit('lib/search/hit.test.ts', 'lets no markup of a hostile index through'),
    ],
  },

  // 4 States
  {
    section: '4',
    rule: 'Theme: light, dark or system, which is the default',
    tests: [
      e2e('theme', 'theme button goes through dark, light and system'),
      unit('lib/theme/choice.test.ts', 'reads %j from storage as %s'),
    ],
  },
  {
    section: '4',
    rule: '"system" follows the system, the others do not',
    tests: [e2e('theme', 'a change of the system is followed in "system" only')],
  },
  {
    section: '4',
    rule: 'The theme is stored, and a class on the root is there before the first paint',
    tests: [
      e2e('theme', 'on a dark system before the first paint'),
      e2e('theme', 'another browser tab follows at once'),
    ],
  },
  {
    section: '4',
    rule: 'Without dark mode the theme stays light',
    tests: [
      small('without dark mode the site is light'),
      unit('lib/theme/choice.test.ts', 'is always light where dark mode is off'),
    ],
  },
  {
    section: '4',
    rule: 'A change of theme is revealed as a circle, 400 ms',
    limits: ['themeRevealMs'],
    tests: [e2e('theme', 'the change is revealed as a circle of ${limits.themeRevealMs} ms')],
  },
  {
    section: '4',
    rule: 'No reveal without view transitions, under reduced motion, or when it is turned off',
    tests: [
      e2e('theme', 'with reduced motion the theme changes without a reveal'),
      e2e('theme', 'without view transitions the theme changes all the same'),
      unit(
        'client/reveal.test.tsx',
        'changes the theme without a reveal when the animation is turned off',
      ),
    ],
  },
  {
    section: '4',
    rule: 'The language is chosen from the prefix of the path',
    tests: [
      unit(
        'lib/routes/resolveAddress.test.ts',
        'tells the language of any address without throwing',
      ),
      built('pages', 'the language of a document is that of its folder'),
    ],
  },
  {
    section: '4',
    rule: 'The tools popover speaks the language of the page',
    tests: [
      unit(
        'components/Navbar.test.tsx',
        'lists the tool family with descriptions in the language of the page',
      ),
      e2e('menus', 'tools menu lists the family and the ecosystem'),
    ],
  },
  {
    section: '4',
    rule: 'The full-screen menu is open or closed; a change of route and 768 close it',
    tests: [
      e2e('screen', 'the full-screen menu closes when a reader follows a link or goes back'),
      e2e('screen', 'focus stays in the full-screen menu until Escape'),
    ],
  },
  {
    section: '4',
    rule: 'The sidebar of small screens is open or closed; navigation closes it',
    tests: [
      e2e('drawer', 'the drawer closes when a reader follows a link in it'),
      e2e('drawer', 'focus stays in the drawer until Escape'),
    ],
  },
  {
    section: '4',
    rule: 'Groups are collapsed or expanded',
    tests: [e2e('drawer', 'the groups of the sidebar fold and unfold, by mouse and keyboard')],
  },
  {
    section: '4',
    rule: 'The outline dropdown is open or closed',
    tests: [e2e('outline', 'outline dropdown opens, and a choice in it leads there')],
  },
  {
    section: '4',
    rule: 'Image zoom: Escape, a click, a resize or 40 px of scroll close it, the scroll after 150 ms',
    limits: ['zoomScrollOffset', 'zoomScrollCloseMs'],
    tests: [
      parts('an enlarged picture closes by Escape, also while it grows'),
      parts('an enlarged picture closes by a click beside it'),
      parts('an enlarged picture closes when the window changes its size'),
      parts('px of scroll and closes ${limits.zoomScrollCloseMs} ms after more'),
    ],
  },
  {
    section: '4',
    rule: 'An image that cannot be zoomed stays as it is',
    tests: [
      parts('a large picture that cannot be reached leaves a warning and the picture of the page'),
      parts('a large picture that never comes is not waited for'),
    ],
  },
  {
    section: '4',
    rule: 'Search: idle, loading, stalled after 300 ms, error',
    limits: ['searchStalledMs'],
    tests: [
      embedded('a search that takes more than ${limits.searchStalledMs} ms is stalled'),
      embedded('search says so when its index ${what}, and the next key tries again'),
      hosted('an error of an older question does not cover the answer to a newer one'),
    ],
  },
  {
    section: '4',
    rule: 'Search: a recent search is promoted to favourite or removed',
    tests: [
      embedded('searches are kept per language, promoted and removed'),
      embedded('a recent search is removed by its button'),
    ],
  },
  {
    section: '4',
    rule: 'Copy Markdown: disabled while it loads, success for 500 ms',
    limits: ['copyMarkdownFlashMs'],
    tests: [
      e2e('copy-markdown', 'copies the twin and says so for ${limits.copyMarkdownFlashMs} ms'),
      e2e('copy-markdown', 'the button says so, keeps the focus and cannot be pressed'),
    ],
  },
  {
    section: '4',
    rule: 'A copied code block says so for 2 s',
    limits: ['codeCopiedMs'],
    tests: [
      e2e('copy', 'its button says so for ${limits.codeCopiedMs} ms'),
      full("a heading's anchor copies its address and says so"),
    ],
  },
  {
    section: '4',
    rule: 'Tools popover: opens under the pointer, enter and leave after 0.1 s',
    limits: ['popoverDelayMs'],
    tests: [
      e2e('menus', 'the pointer opens the ${menu.name} menu after ${openAfter} ms'),
      e2e('menus', 'menu does not open for a pointer that only passes'),
    ],
  },
  {
    section: '4',
    rule: 'Tools popover: its trigger can be click or focus',
    tests: [
      full('the tools menu that opens by click does not open under the pointer'),
      small('the tools menu that opens with focus does so'),
    ],
  },
  {
    section: '4',
    rule: 'Tools popover: Escape closes it',
    tests: [
      e2e('menus', 'Escape closes a tools menu that the pointer opened'),
      small('Escape closes the tools menu that focus opened'),
    ],
  },
  {
    section: '4',
    rule: 'The navbar is visible or hidden on scroll',
    tests: [
      full('the navbar goes on the way down and comes back on the way up'),
      full('a new page begins with the navbar'),
    ],
  },
  {
    section: '4',
    rule: 'The button back to the top is visible when scrolled down',
    tests: [e2e('page', 'a button leads back to the top')],
  },
  {
    section: '4',
    rule: 'Groups of the sidebar take 0.3 s to expand and 0.5 s to collapse',
    limits: ['sidebarExpandMs', 'sidebarCollapseMs'],
    tests: [full('groups of the sidebar take 0.3 s to open and 0.5 s to close')],
  },
  {
    section: '4',
    rule: 'Names in checked code say their type: under the pointer after 100 ms, on focus and by touch; Escape hides it',
    limits: ['popoverDelayMs'],
    tests: [
      e2e('hovers', 'code shows its type after ${limits.popoverDelayMs} ms'),
      e2e('hovers', 'code in one stop'),
      e2e('hovers', 'code shows its type, the next one hides it'),
      e2e('hovers', 'Escape hides a type and leaves pointer and focus where they are'),
    ],
  },
  {
    section: '4',
    rule: "Types are the compiler's, recorded before the build; no page and no first load carries them",
    tests: [
      built('hovers', 'every record stands on a page'),
      built('hovers', 'no page holds the texts: they come with a script that no page names'),
      e2e('hovers', 'types are loaded when a reader comes to a block, once'),
    ],
  },

  // 5, 7, 8 Search: rules, calls, errors
  {
    section: '5',
    rule: 'The query is of 64 characters',
    limits: ['searchInputMax'],
    tests: [embedded('the query holds ${limits.searchInputMax} characters')],
  },
  {
    section: '5',
    rule: 'The client requires an id, a key and requests, and says what is missing',
    tests: [
      unit('components/Search.test.tsx', 'says that %s is missing'),
      unit('components/Search.test.tsx', 'the client of the provider wants requests'),
      unit('config/config.test.ts', 'names %s when only that is missing'),
    ],
  },

  // 7 The calls it makes
  {
    section: '7',
    rule: 'The Markdown of a page is at its path, with .md in place of .html',
    tests: [
      built('delivery', 'has a Markdown twin beside it'),
      built('llms', 'every document names its list of pages, and every page its twin'),
      unit(
        'lib/delivery/server.test.ts',
        'answers the address of a page with its twin when Markdown',
      ),
    ],
  },
  {
    section: '7',
    rule: 'The Markdown of a page is the page: headings, code, links, tables, tabs and drawings',
    tests: [
      built('twins', 'blocks of code, with their titles'),
      built('twins', 'cells of tables and facts of options'),
      built('twins', 'labels of tabs and callouts'),
      unit('plugins/site-pages/twin.test.ts', 'the cases of %s'),
    ],
  },
  {
    section: '7',
    rule: 'Embedded: nothing is asked of other hosts, and nothing before a reader reaches for it',
    tests: [
      embedded('nothing is asked of other hosts'),
      embedded('the dialog, its styles and the index are loaded when a reader reaches for them'),
      hosted('embedded search makes no connection early'),
    ],
  },
  {
    section: '7',
    rule: 'llms.txt lists every page in the order of the sidebars, a file per language',
    tests: [
      built('llms', 'is in its list once, by its twin, with title and description'),
      built('llms', 'is in the order of the sidebars, then the blog'),
      built('llms', 'is its twins, in the order of the list'),
    ],
  },
  {
    section: '7',
    rule: 'Hosted: POST /1/indexes/*/queries, credentials in the query, to the host that the head names',
    tests: [
      hosted('asks the provider in its protocol, for snippets of ${most} words'),
      hosted('a page connects to the provider early'),
    ],
  },
  {
    section: '7',
    rule: 'Hosted: retry on a timeout, a broken connection or a status other than 2xx and 4xx; a failed host rests for 120 s',
    limits: ['searchHostDownMs'],
    tests: [
      hosted('is followed by another, rests for 120 s, and is asked again'),
      unit('lib/search/hosted.test.ts', 'a client remembers what it says of a host'),
    ],
  },
  {
    section: '7',
    rule: 'Hosted: 1 s to connect, 2 s to read',
    limits: ['searchConnectTimeoutMs', 'searchReadTimeoutMs'],
    tests: [hosted('is given up after ${timeout} ms')],
  },
  {
    section: '8',
    rule: 'A search that fails says so; the console has the reason with its status',
    tests: [
      hosted('the reader is told, the console has the reason, and the next key tries again'),
      embedded('search says so when its index ${what}, and the next key tries again'),
      unit('lib/search/patient.test.ts', 'an error is reported at once, and shown'),
    ],
  },
  {
    section: '8',
    rule: 'No results: the query, up to three suggestions, a link to report it; no recent searches',
    limits: ['searchSuggestions'],
    tests: [embedded('search has no history, then results, then none, each in its words')],
  },
  {
    section: '8',
    rule: 'Without storage nothing is kept, silently',
    tests: [embedded('without storage the search works, keeps nothing')],
  },
  {
    section: '8',
    rule: 'Texts of the search can be set',
    tests: [hosted('texts of the settings stand in for those of the site')],
  },

  // 9 Constants
  {
    section: '9',
    rule: 'Languages en, the default, and zh',
    tests: [unit('site/site.test.ts', 'have English without a prefix and Chinese below zh/')],
  },
  {
    section: '9',
    rule: 'No versions',
    later: 'versions',
    reason: 'there is one version; the setting exists and is empty (design 1)',
  },
  {
    section: '9',
    rule: 'The default page type is doc',
    tests: [
      unit('plugins/site-pages/render.test.ts', 'takes a page that says nothing for a document'),
    ],
  },
  {
    section: '9',
    rule: 'Outline depths 2 to 4, overview depth 2',
    limits: ['outlineMinDepth', 'outlineMaxDepth', 'overviewDepth'],
    tests: [
      full('the outline lists headings of depth 2 to 4'),
      unit(
        'plugins/site-pages/overview.test.ts',
        'lists headings of depth 2, and others where the page asks for them',
      ),
    ],
  },
  {
    section: '9',
    rule: 'Widths 768, 960 and 1280; heights 56, 72 and 46',
    limits: [
      'mobileWidth',
      'sidebarBarWidth',
      'outlineBarWidth',
      'navbarHeightNarrow',
      'navbarHeightWide',
      'menuBarHeight',
    ],
    tests: [
      e2e('frame', 'has the parts that each width asks for'),
      unit('site/limits.test.ts', 'spec %s: %s is %d'),
    ],
  },
  {
    section: '9',
    rule: 'Five inline social links, 150 ms, 100 px; throttles of 100 and 200 ms',
    limits: [
      'socialLinksInline',
      'dropdownCloseMs',
      'navbarSolidAfter',
      'outlineThrottleMs',
      'navbarHideThrottleMs',
    ],
    tests: [unit('site/limits.test.ts', 'spec %s: %s is %d')],
  },
  {
    section: '9',
    rule: 'Animations: sidebar 0.3 s and 0.5 s, theme 400 ms',
    limits: ['sidebarExpandMs', 'sidebarCollapseMs', 'themeRevealMs'],
    tests: [
      full('groups of the sidebar take 0.3 s to open and 0.5 s to close'),
      e2e('theme', 'the change is revealed as a circle of ${limits.themeRevealMs} ms'),
    ],
  },
  {
    section: '9',
    rule: 'The hero has 35 stars, which follow the pointer and rest under reduced motion',
    limits: ['heroStars'],
    tests: [full('${limits.heroStars} stars follow the pointer')],
  },
  {
    section: '9',
    rule: 'Image zoom: 40 px, margin 0, 150 ms, the ground of the theme',
    limits: ['zoomScrollOffset', 'zoomMargin', 'zoomScrollCloseMs'],
    tests: [
      parts('an enlarged picture stays for ${limits.zoomScrollOffset} px of scroll'),
      parts('lies the ground of the ${theme} theme, to every edge'),
      unit('site/limits.test.ts', 'spec %s: %s is %d'),
    ],
  },
  {
    section: '9',
    rule: 'Search: hits, snippets, results of a group, input of 64, shortcut',
    limits: [
      'searchHitsPerPage',
      'searchSnippetWords',
      'searchSnippetWordsNarrow',
      'searchResultsPerGroup',
      'searchInputMax',
      'searchStalledMs',
    ],
    tests: [
      embedded('results at ${width} are grouped, marked, few'),
      embedded('the query holds ${limits.searchInputMax} characters'),
      hosted('asks the provider in its protocol, for snippets of ${most} words'),
      embedded('a search that takes more than ${limits.searchStalledMs} ms is stalled'),
    ],
  },
  {
    section: '9',
    rule: 'Recent searches 7, with favourites 4; favourites 10',
    limits: ['searchRecents', 'searchRecentsWithFavourites', 'searchFavourites'],
    tests: [embedded('recent searches are ${limits.searchRecents}')],
  },
  {
    section: '9',
    rule: 'Progress bar: after 200 ms, from 0.08, speed 200 ms, 0.02 every 800 ms',
    limits: [
      'progressDelayMs',
      'progressMinimum',
      'progressSpeedMs',
      'progressTrickleRate',
      'progressTrickleMs',
    ],
    tests: [
      full('a bar shows progress when a page takes more than'),
      unit('lib/progress/trickle.test.ts', 'slows down, and never arrives by itself'),
    ],
  },
  {
    section: '9',
    rule: 'Copy Markdown 500 ms, code 2 s',
    limits: ['copyMarkdownFlashMs', 'codeCopiedMs'],
    tests: [
      e2e('copy-markdown', 'copies the twin and says so for ${limits.copyMarkdownFlashMs} ms'),
      e2e('copy', 'its button says so for ${limits.codeCopiedMs} ms'),
      e2e('code', 'a second click begins the ${limits.codeCopiedMs} ms anew'),
    ],
  },
  {
    section: '9',
    rule: 'Popover delay 0.1 s; tooltips at most 250 wide',
    limits: ['popoverDelayMs', 'tooltipMaxWidth'],
    tests: [
      e2e('menus', 'icon buttons of the navbar show their name on focus'),
      e2e('menus', 'the pointer opens the ${menu.name} menu after ${openAfter} ms'),
    ],
  },
  {
    section: '9',
    rule: 'The popover stands bottom-left, without an arrow',
    tests: [full('the tools menu stands below its button, at its left edge, without an arrow')],
  },
  {
    section: '9',
    rule: 'The article is of 2025-05-14',
    tests: [
      {
        file: 'tests/content/specification.test.ts',
        title: 'the article of the blog is of 2025-05-14',
      },
      built('feeds', 'date every article by its front matter'),
      built('feeds', 'are the same bytes when they are written in the time zone %s'),
    ],
  },
];

/** Numbers of `src/site/limits.ts` that no rule is about: nothing writes to the provider, and the sizes of index and worker are ours. */
export const elsewhere: readonly (keyof typeof limits)[] = [
  'searchWriteTimeoutMs',
  'searchIndexBytes',
  'searchWorkerBytes',
];
