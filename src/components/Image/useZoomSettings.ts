import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The settings of docusaurus-plugin-image-zoom, `themeConfig.zoom`. */
export type ZoomSettings = {
  /** The pictures that zoom. */
  readonly selector: string;
  readonly background: Readonly<Record<'light' | 'dark', string>>;
  readonly config: {
    /** The space around an enlarged picture, in px. */
    readonly margin: number;
    /** How far the page can be scrolled before the picture closes, in px. */
    readonly scrollOffset: number;
  };
};

/** Returns the settings of the plugin for zooming, which is without effect if there are none. */
export function useZoomSettings(): ZoomSettings | undefined {
  return useDocusaurusContext().siteConfig.themeConfig.zoom as ZoomSettings | undefined;
}
