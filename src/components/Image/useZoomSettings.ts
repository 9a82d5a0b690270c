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

/** Returns the settings, or undefined if the configuration has none: no picture can be enlarged then. */
export function useZoomSettings(): ZoomSettings | undefined {
  return useDocusaurusContext().siteConfig.themeConfig.zoom as ZoomSettings | undefined;
}
