import {answerLimits} from './answerLimits';

/** Every fixed number, by name. Lengths in px, times in ms unless the name says otherwise. */
export const limits = {
  // Widths. CSS repeats them: a media query cannot read a value.
  mobileWidth: 768,
  sidebarBarWidth: 960,
  outlineBarWidth: 1280,
  navbarHeightNarrow: 56,
  navbarHeightWide: 72,
  menuBarHeight: 46,
  // Navbar
  navbarSolidAfter: 100,
  navbarHideThrottleMs: 200,
  socialLinksInline: 5,
  dropdownCloseMs: 150,
  // Tools popover and tooltips
  popoverDelayMs: 100,
  tooltipMaxWidth: 250,
  // Outline
  outlineThrottleMs: 100,
  outlineMinDepth: 2,
  outlineMaxDepth: 4,
  overviewDepth: 2,
  // Motion
  themeRevealMs: 400,
  sidebarExpandMs: 300,
  sidebarCollapseMs: 500,
  heroStars: 35,
  // Copying
  copyMarkdownFlashMs: 500,
  codeCopiedMs: 2000,
  copyMarkdownTimeoutMs: 10_000,
  // Reports of problems
  reportAddressMax: 2000,
  // Image zoom
  zoomScrollOffset: 40,
  zoomScrollCloseMs: 150,
  zoomMargin: 0,
  // Progress bar
  progressDelayMs: 200,
  progressMinimum: 0.08,
  progressSpeedMs: 200,
  progressTrickleRate: 0.02,
  progressTrickleMs: 800,
  // Search
  searchInputMax: 64,
  searchIndexBytes: 58_000,
  searchWorkerBytes: 12_000,
  ...answerLimits,
  searchSnippetWordsNarrow: 5,
  searchResultsPerGroup: 20,
  searchStalledMs: 300,
  searchRecents: 7,
  searchRecentsWithFavourites: 4,
  searchFavourites: 10,
  searchSuggestions: 3,
  searchHostDownMs: 120_000,
  searchConnectTimeoutMs: 1000,
  searchReadTimeoutMs: 2000,
  searchWriteTimeoutMs: 30_000,
} as const;
