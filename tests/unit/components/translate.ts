const excluded = '[translate="no"], code, pre, textarea, option';

/** Replaces each text node below a node, as browsers do that translate a page. Blank texts and code stay. */
export function translateTexts(root: Node): void {
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

/** Translates the document, and nodes that are added later. Returns a function that stops this. */
export function translatePage(): () => void {
  translateTexts(document.body);
  const added = new MutationObserver((records) => {
    for (const {addedNodes} of records) for (const node of addedNodes) translateTexts(node);
  });
  added.observe(document.body, {childList: true, subtree: true});
  return () => added.disconnect();
}
