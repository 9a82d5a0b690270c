/** Does nothing. Replaces `medium-zoom` in docusaurus-plugin-image-zoom, which would load it on every page. */
export default function mediumZoom() {
  return {detach: () => undefined, update: () => undefined};
}
