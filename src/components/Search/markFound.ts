import {page} from '@site/src/client/stores/pageStore';
import {targetId} from '@site/src/lib/address/targetId';
import {wordsIn} from '@site/src/lib/search/snippet';

const name = 'site-found';

/** Highlights words in the section of a search result. Escape and navigation remove the highlights. */
export function markFound(hash: string, words: readonly string[]): void {
  if (!globalThis.CSS?.highlights) return;
  const wanted = new Set(words);
  const marks = new Highlight();
  for (const text of textsOf(hash)) {
    for (const {start, end} of wordsIn(text.data, wanted)) {
      marks.add(
        new StaticRange({
          startContainer: text,
          startOffset: start,
          endContainer: text,
          endOffset: end,
        }),
      );
    }
  }
  CSS.highlights.set(name, marks);
  const {pathname} = window.location;
  const stop = page.subscribe(() => {
    if (page.get()?.pathname !== pathname) end();
  });
  const press = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') end();
  };
  document.addEventListener('keydown', press);

  function end(): void {
    stop();
    document.removeEventListener('keydown', press);
    if (CSS.highlights.get(name) === marks) CSS.highlights.delete(name);
  }
}

/** Yields the text nodes from the heading of a section to the next heading with an id. */
function* textsOf(hash: string): Iterable<Text> {
  const article = document.querySelector('main article') ?? document.querySelector('main');
  const headings = [
    ...(article?.querySelectorAll<HTMLElement>('h1, :is(h2, h3, h4, h5, h6)[id]') ?? []),
  ];
  const first = headings.findIndex(({id, tagName}) =>
    hash ? id === targetId(hash) : tagName === 'H1',
  );
  const section = new Range();
  if (!article || first === -1) return;
  section.selectNodeContents(article);
  section.setStartBefore(headings[first]!);
  if (headings[first + 1]) section.setEndBefore(headings[first + 1]!);
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (section.intersectsNode(node) && node instanceof Text) yield node;
  }
}
