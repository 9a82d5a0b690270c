/**
 * Replaces `medium-zoom` (an alias of the bundler), which docusaurus-plugin-image-zoom starts on each page. The island
 * `Zoom` reads the settings of the plugin and enlarges pictures itself.
 */
export default function mediumZoom() {
  return {detach: () => undefined, update: () => undefined};
}
