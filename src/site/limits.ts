/* Lengths in px, times in ms, and other limits. Each is a separate constant, so bundles omit unused ones. */

// Breakpoints: widths of the window that media queries in stylesheets repeat.
export const mobileWidth = 768;
export const sidebarBarWidth = 960;

export const navbarSolidAfter = 100;
export const navbarHideThrottleMs = 200;
export const socialLinksInline = 5;
export const dropdownCloseMs = 150;
export const popoverDelayMs = 100;
export const outlineThrottleMs = 100;
export const outlineMinDepth = 2;
export const outlineMaxDepth = 4;
export const overviewDepth = 2;
/** Maximum number of headings that a card of an overview shows. Others are shown if the filter finds them. */
export const overviewHeadings = 8;
export const themeRevealMs = 400;
export const copyMarkdownFlashMs = 500;
export const codeCopiedMs = 2000;
export const copyMarkdownTimeoutMs = 10_000;
export const reportAddressMax = 2000;
export const zoomScrollOffset = 40;
export const zoomMargin = 0;
export const progressDelayMs = 200;
export const progressMinimum = 0.08;
export const progressSpeedMs = 200;
export const progressTrickleRate = 0.02;
export const progressTrickleMs = 800;
export const searchInputMax = 64;
export const searchFirstBytes = 44_000;
export const searchHitsPerPage = 20;
export const searchSnippetWords = 10;
export const searchSnippetWordsNarrow = 5;
export const searchResultsPerGroup = 20;
export const searchLogHits = 5;
/** Maximum number of codes of TypeScript in a log that are listed although no page explains them. */
export const searchLogCodes = 3;
export const searchOtherHits = 6;
export const searchStalledMs = 300;
export const searchGiveUpMs = 10_000;
export const searchRecents = 7;
export const searchRecentsWithFavourites = 4;
export const searchFavourites = 10;
export const searchMarkedMs = 4000;
export const searchFadeMs = 300;
export const feedReleases = 10;
