import {limits} from '../../../src/site/limits';

/** Every number of the specification: its section, its name here, its value. */
const table: readonly (readonly [section: string, name: keyof typeof limits, value: number])[] = [
  ['2.2 hamburger closes at', 'mobileWidth', 768],
  ['2.4 sidebar menu bar up to', 'sidebarBarWidth', 960],
  ['2.4 menu bar with headings up to', 'outlineBarWidth', 1280],
  ['2.2 navbar height up to 768', 'navbarHeightNarrow', 56],
  ['2.2 navbar height above', 'navbarHeightWide', 72],
  ['2.4 menu bar height', 'menuBarHeight', 46],
  ['2.2 navbar background after', 'navbarSolidAfter', 100],
  ['2.2 hiding throttled at', 'navbarHideThrottleMs', 200],
  ['2.2 inline social links', 'socialLinksInline', 5],
  ['2.2 dropdown closes after', 'dropdownCloseMs', 150],
  ['4 tools popover enter and leave', 'popoverDelayMs', 100],
  ['9 tooltip maximum width', 'tooltipMaxWidth', 250],
  ['2.4 outline throttled at', 'outlineThrottleMs', 100],
  ['2.4 outline from depth', 'outlineMinDepth', 2],
  ['2.4 outline to depth', 'outlineMaxDepth', 4],
  ['2.6 overview depth', 'overviewDepth', 2],
  ['4 circular reveal', 'themeRevealMs', 400],
  ['4 sidebar expand', 'sidebarExpandMs', 300],
  ['4 sidebar collapse', 'sidebarCollapseMs', 500],
  ['1 hero stars', 'heroStars', 35],
  ['4 Copy Markdown success', 'copyMarkdownFlashMs', 500],
  ['4 code copied', 'codeCopiedMs', 2000],
  ['4 Copy Markdown gives up after', 'copyMarkdownTimeoutMs', 10_000],
  ['2.5 length of a report address', 'reportAddressMax', 2000],
  ['4 zoom closes after scrolling', 'zoomScrollOffset', 40],
  ['4 zoom scroll close delay', 'zoomScrollCloseMs', 150],
  ['9 zoom margin', 'zoomMargin', 0],
  ['2.8 progress bar after', 'progressDelayMs', 200],
  ['9 progress minimum', 'progressMinimum', 0.08],
  ['9 progress speed', 'progressSpeedMs', 200],
  ['9 progress trickle rate', 'progressTrickleRate', 0.02],
  ['9 progress trickle speed', 'progressTrickleMs', 800],
  ['5 search input length', 'searchInputMax', 64],
  ['9 hits per page', 'searchHitsPerPage', 20],
  ['9 snippet words', 'searchSnippetWords', 10],
  ['9 snippet words up to 768', 'searchSnippetWordsNarrow', 5],
  ['9 results per group', 'searchResultsPerGroup', 20],
  ['4 search stalled after', 'searchStalledMs', 300],
  ['9 recent searches', 'searchRecents', 7],
  ['9 recent searches with favourites', 'searchRecentsWithFavourites', 4],
  ['9 favourites', 'searchFavourites', 10],
  ['8 suggested queries', 'searchSuggestions', 3],
  ['7 hosts marked down for', 'searchHostDownMs', 120_000],
  ['7 connect timeout', 'searchConnectTimeoutMs', 1000],
  ['7 read timeout', 'searchReadTimeoutMs', 2000],
  ['7 write timeout', 'searchWriteTimeoutMs', 30_000],
  ['9 (ours) bytes of the search index', 'searchIndexBytes', 58_000],
  ['9 (ours) bytes of the search worker', 'searchWorkerBytes', 12_000],
];

it.each(table)('spec %s: %s is %d', (_, name, value) => {
  expect(limits[name]).toBe(value);
});

it('names no number that this table does not know', () => {
  expect(Object.keys(limits).sort()).toEqual(table.map(([, name]) => name).sort());
});
