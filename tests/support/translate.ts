/**
 * Replaces each text node of the document and of nodes that are added later, as browsers do that translate a page:
 * `text` becomes `<font><font>text</font></font>`. Blank texts and code stay. Returns a function that stops this. A
 * browser test passes it to the page, so it uses nothing outside of itself.
 */
export function translatePage(): () => void {
  const excluded = '[translate="no"], code, pre, textarea, option, script, style';
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(`${excluded}, font`) !== null) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(text.data);
      text.replaceWith(outer);
    }
  }
  translate(document.body);
  const added = new MutationObserver((records) => {
    for (const {addedNodes} of records) for (const node of addedNodes) translate(node);
  });
  added.observe(document.body, {childList: true, subtree: true});
  return () => added.disconnect();
}
