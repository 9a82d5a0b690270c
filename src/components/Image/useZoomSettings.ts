import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Settings of docusaurus-plugin-image-zoom, from `themeConfig.zoom`. */
export type ZoomSettings = {
  /** CSS selector of the pictures that can be enlarged. */
  readonly selector: string;
  readonly background: Readonly<Record<'light' | 'dark', string>>;
  readonly config: {
    /** Space around an enlarged picture, in px. */
    readonly margin: number;
    /** Scroll distance that closes the enlarged picture, in px. */
    readonly scrollOffset: number;
  };
};

/** Returns the settings. If the configuration has none, returns undefined, and no picture can be enlarged. */
export function useZoomSettings(): ZoomSettings | undefined {
  return useDocusaurusContext().siteConfig.themeConfig.zoom as ZoomSettings | undefined;
}
