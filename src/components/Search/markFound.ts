import {page} from '@site/src/client/stores/pageStore';
import {targetId} from '@site/src/lib/address/targetId';
import {wordsIn} from '@site/src/lib/search/snippet';
import * as limits from '@site/src/site/limits';

const name = 'site-found';
/** Custom property with the strength of the highlights, which `src/css/base.css` reads. */
const strength = '--found';

/** Matches terms such as `to` and `js*`, which are not highlighted, as most paragraphs have them. */
const short = /^\p{Script=Latin}{1,2}\*?$/u;
const excluded = 'pre, code, kbd, button, nav';

// The property is registered, so that it can be animated.
globalThis.CSS?.registerProperty?.({
  name: strength,
  syntax: '<percentage>',
  inherits: false,
  initialValue: '100%',
});

/**
 * Highlights words in the section of a search result. The highlights fade after `searchMarkedMs`; Escape and navigation
 * remove them.
 */
export function markFound(hash: string, words: readonly string[]): void {
  if (!globalThis.CSS?.highlights) return;
  const wanted = new Set(words.filter((word) => !short.test(word)));
  const marks = new Highlight();
  const parents = new Set<Element>();
  for (const text of textsOf(hash)) {
    for (const {start, end} of wordsIn(text.data, wanted)) {
      parents.add(text.parentElement!);
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
  const timer = setTimeout(() => void fadeOut(parents).then(end, end), limits.searchMarkedMs);

  function end(): void {
    stop();
    clearTimeout(timer);
    document.removeEventListener('keydown', press);
    if (CSS.highlights.get(name) === marks) CSS.highlights.delete(name);
  }
}

/** Fades the highlights in elements. Resolves when they are invisible; with reduced motion, resolves at once. */
async function fadeOut(elements: Iterable<Element>): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const fade = {[strength]: ['100%', '0%']};
  const animations = [...elements].map((element) => element.animate(fade, limits.searchFadeMs));
  await Promise.all(animations.map(({finished}) => finished));
}

/** Yields the text nodes from the heading of a section to the next heading with an id, without code. */
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
    if (!(node instanceof Text) || !section.intersectsNode(node)) continue;
    if (!node.parentElement?.closest(excluded)) yield node;
  }
}
