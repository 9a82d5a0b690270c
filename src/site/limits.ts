/*
 * Every fixed number, by name: `import * as limits`. Lengths in px, times in ms unless the name says otherwise. They are
 * constants of their own, so that a script holds those alone that it uses.
 */

// Widths. CSS repeats them: a media query cannot read a value.
export const mobileWidth = 768;
export const sidebarBarWidth = 960;
export const outlineBarWidth = 1280;
export const navbarHeightNarrow = 56;
export const navbarHeightWide = 72;
export const menuBarHeight = 46;
// Navbar
export const navbarSolidAfter = 100;
export const navbarHideThrottleMs = 200;
export const socialLinksInline = 5;
export const dropdownCloseMs = 150;
// Tools popover and tooltips
export const popoverDelayMs = 100;
export const tooltipMaxWidth = 250;
// Outline
export const outlineThrottleMs = 100;
export const outlineMinDepth = 2;
export const outlineMaxDepth = 4;
export const overviewDepth = 2;
// Motion
export const themeRevealMs = 400;
export const sidebarExpandMs = 300;
export const sidebarCollapseMs = 500;
export const heroStars = 35;
// Copying
export const copyMarkdownFlashMs = 500;
export const codeCopiedMs = 2000;
export const copyMarkdownTimeoutMs = 10_000;
// Reports of problems
export const reportAddressMax = 2000;
// Image zoom
export const zoomScrollOffset = 40;
export const zoomScrollCloseMs = 150;
export const zoomMargin = 0;
// Progress bar
export const progressDelayMs = 200;
export const progressMinimum = 0.08;
export const progressSpeedMs = 200;
export const progressTrickleRate = 0.02;
export const progressTrickleMs = 800;
// Search
export const searchInputMax = 64;
export const searchFirstBytes = 40_000;
export const searchWorkerBytes = 12_000;
export const searchHitsPerPage = 20;
export const searchSnippetWords = 10;
export const searchSnippetWordsNarrow = 5;
export const searchResultsPerGroup = 20;
export const searchLogHits = 5;
export const searchStalledMs = 300;
export const searchGiveUpMs = 10_000;
export const searchRecents = 7;
export const searchRecentsWithFavourites = 4;
export const searchFavourites = 10;
export const searchSuggestions = 3;
export const searchHostDownMs = 120_000;
export const searchConnectTimeoutMs = 1000;
export const searchReadTimeoutMs = 2000;

/** So many releases are in a feed beside the articles. */
export const feedReleases = 10;
