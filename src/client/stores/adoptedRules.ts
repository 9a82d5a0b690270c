/** Returns a function that replaces the rules of an adopted stylesheet, or does nothing in browsers without them. */
export function createAdoptedRules(): (css: string) => void {
  let sheet: CSSStyleSheet | undefined;
  return (css) => {
    // Adds a stylesheet only if there are rules, because it makes the later deferred stylesheet lay out all text again.
    if (css && !sheet && document.adoptedStyleSheets) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet?.replaceSync(css);
  };
}
