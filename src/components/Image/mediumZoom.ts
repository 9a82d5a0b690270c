/** Does nothing. Replaces `medium-zoom` in docusaurus-plugin-image-zoom, as the island `Zoom` enlarges pictures. */
export default function mediumZoom() {
  return {detach: () => undefined, update: () => undefined};
}
