import type {Hydration} from './hydrateIsland.tsx';
import type {IslandComponent, IslandModule, Registry} from './islandTypes.ts';

const selector = 'site-island';
/** Events that hydrate an island, which then handles the same event. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'beforematch'];
/** Further events that show that someone uses the page: from then on, islands with a strategy are hydrated. */
const touches = ['pointermove', 'touchstart', 'wheel', 'scroll'];
/** Elements that do nothing without a script: buttons, and those that become one in the hydration (`data-press`). */
const scripted =
  'button:not([popovertarget], [commandfor], [type=submit]), [role="button"], [data-press]:not(a *)';

type Options = {
  readonly registry: Registry;
  /** Element whose islands are hydrated: the document by default. */
  readonly root?: HTMLElement;
  /** Evaluates React and `createHydration`. Each step is run in an idle period of its own, the last one returns. */
  readonly loadHydration: readonly [...(() => unknown)[], () => Hydration];
  /** True if islands need not wait until someone uses the page, because its HTML does not show a stored state. */
  readonly isTouched: boolean;
};

export type Islands = {
  /** Hydrates the islands around an element at once. */
  readonly hydrate: (element: Element) => void;
  /** Unmounts islands that are no longer in the document, and schedules the hydration of new ones. */
  readonly update: () => void;
  /** Hydrates islands that wait until someone uses the page. Call it when a state changes that their HTML shows. */
  readonly touch: () => void;
  /** Hydrates an island when the browser is idle. */
  readonly whenIdle: (island: HTMLElement) => void;
  /** Unmounts all islands and removes all listeners. */
  readonly stop: () => void;
  /** Returns the number of hydrated islands. */
  readonly count: () => number;
};

/**
 * Hydrates the islands of the page, or of an element, each by its strategy: at an interaction with it, or when it is visible or the
 * browser is idle, once someone uses the page. React is evaluated when the first island needs it.
 */
export function startIslands(options: Options): Islands {
  const {registry, root} = options;
  const within = root ?? document;
  const listened = root ?? window;
  const listening = new AbortController();
  const {signal} = listening;
  /** Hydrated islands with the functions that unmount them; undefined for islands that have failed. */
  const roots = new Map<Element, (() => void) | undefined>();
  const loaded = new Map<string, IslandModule>();
  const loading = new Set<string>();
  /** Islands whose code is loading. */
  const waiting = new Set<HTMLElement>();
  const steps = [...options.loadHydration];
  let hydration: Hydration | undefined;
  let {isTouched} = options;
  /** Islands that wait for an idle period. */
  let queue: HTMLElement[] = [];
  let isScheduled = false;
  /** The click on a button while the code of its island was loading. */
  let clicked: Click | undefined;

  /** Islands whose HTML another program changed before or in their hydration, for example a translator. */
  const changed = new WeakSet<Element>();
  function noteChanges(records: readonly MutationRecord[]): void {
    for (const {target, addedNodes} of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const island = element?.closest(selector);
      // A translator wraps texts in `<font>`, which no page has, also while React hydrates the island.
      const isTranslated = [...addedNodes].some(({nodeName}) => nodeName === 'FONT');
      if (island && (isTranslated || !roots.has(island))) changed.add(island);
    }
  }
  const changes = new MutationObserver(noteChanges);
  changes.observe(within, {childList: true, characterData: true, subtree: true});

  /** Notes and returns whether the HTML of an island was changed, so that React replaces it in the hydration. */
  function isChanged(island: HTMLElement): boolean {
    noteChanges(changes.takeRecords());
    // A translator may have been faster than this script.
    if (!roots.has(island) && island.querySelector('font')) changed.add(island);
    return changed.has(island);
  }

  function evaluateStep(): void {
    const result = steps.shift()!();
    if (steps.length === 0) hydration = result as Hydration;
  }

  function evaluateAll(): Hydration {
    while (!hydration) evaluateStep();
    return hydration;
  }

  /** Returns the islands that contain an element and are not hydrated yet, outermost first. */
  function waitingAround(target: EventTarget | null): HTMLElement[] {
    const found: HTMLElement[] = [];
    let element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    while (element && within.contains(element)) {
      if (!roots.has(element)) found.unshift(element);
      element = element.parentElement?.closest<HTMLElement>(selector) ?? null;
    }
    return found;
  }

  /** Returns the module of an island. Returns undefined, and loads it, if it is in a chunk of its own. */
  function moduleOf(element: HTMLElement): IslandModule | undefined {
    const [id = ''] = (element.dataset.island ?? '').split('#');
    if (loading.has(id)) return undefined;
    const module = loaded.get(id) ?? registry[id]!();
    if (!(module instanceof Promise)) return module;
    loading.add(id);
    module
      .then((result) => loaded.set(id, result))
      // The next interaction with the island tries again.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        loading.delete(id);
        if (loaded.has(id)) hydrateNow([...waiting]);
        if (!clicked || waitingAround(clicked.button).length > 0) return;
        repeatClick(clicked);
        clicked = undefined;
      });
    return undefined;
  }

  function hydrate(element: HTMLElement): void {
    if (roots.has(element) || !element.isConnected) return;
    const module = moduleOf(element);
    if (!module) return void waiting.add(element);
    waiting.delete(element);
    const [, name = 'default'] = (element.dataset.island ?? '').split('#');
    isChanged(element);
    const unmount = evaluateAll().hydrateIsland(element, module[name] as IslandComponent, {
      onSlot: scan,
      isChanged: () => changed.has(element),
      onFailed: () => roots.set(element, undefined),
    });
    roots.set(element, unmount);
  }

  function hydrateNow(islands: readonly HTMLElement[]): void {
    if (islands.length > 0) evaluateAll().flushSync(() => islands.forEach(hydrate));
  }

  /** Hydrates the islands around the target of an event, before the event reaches the target. */
  function onInteraction(event: Event): void {
    const {type, target} = event;
    const around = waitingAround(target);
    const isKey = event instanceof KeyboardEvent && /^(?:.|Escape)$/u.test(event.key);
    // An idle island may listen to the document: it must not miss a click on the text, or a shortcut.
    if (type === 'click' ? isOnText(target) : isKey) hydrateNow(queue.splice(0));
    const [island] = around;
    const button = island && (target as Element).closest<HTMLElement>(scripted);
    // A press would not become a click, and the focus would be lost, if React replaced the button before the click.
    if (button && type !== 'click' && around.some(isChanged)) return;
    const click = button && type === 'click' && clickOf(button, island);
    hydrateNow(around);
    if (!click) return;
    if (around.some((one) => !roots.has(one))) clicked = click;
    else if (!click.button.isConnected) repeatClick(click);
  }

  // Hydrates one island per idle period, in a transition, which React interrupts for input.
  function whenIdle(element: HTMLElement): void {
    if (roots.has(element) || queue.includes(element)) return;
    queue.push(element);
    schedule();
  }

  function schedule(): void {
    if (isScheduled || queue.length === 0) return;
    isScheduled = true;
    requestIdle(() => {
      isScheduled = false;
      if (!hydration) evaluateStep();
      else {
        const element = queue.shift();
        if (element) hydration.startTransition(() => hydrate(element));
      }
      schedule();
    });
  }

  const seen = createObserver(whenIdle);

  /** Schedules the hydration of all islands in `parent` that do not wait for an interaction. */
  function scan(parent: ParentNode): void {
    for (const element of parent.querySelectorAll<HTMLElement>(`${selector}[data-on]`)) {
      const {on} = element.dataset;
      if (roots.has(element) || !(isTouched || on === 'load')) continue;
      if (on !== 'visible' || !seen) whenIdle(element);
      // Observes the first child, because the island itself has no box (`display: contents`).
      else if (element.firstElementChild) seen.observe(element.firstElementChild);
    }
  }

  function touch(): void {
    if (isTouched) return;
    for (const type of [...touches, ...interactions])
      listened.removeEventListener(type, touch, true);
    isTouched = true;
    scan(within);
  }

  if (!isTouched) {
    for (const type of [...touches, ...interactions])
      listened.addEventListener(type, touch, {capture: true, passive: true, signal});
  }
  for (const type of interactions)
    listened.addEventListener(type, onInteraction, {capture: true, signal});
  scan(within);
  return {
    hydrate: (element) => hydrateNow(waitingAround(element)),
    update() {
      queue = queue.filter((element) => element.isConnected);
      for (const element of waiting) if (!element.isConnected) waiting.delete(element);
      for (const [element, unmount] of roots) {
        if (element.isConnected) continue;
        roots.delete(element);
        unmount?.();
      }
      scan(within);
    },
    touch,
    whenIdle,
    stop() {
      listening.abort();
      changes.disconnect();
      seen?.disconnect();
      queue = [];
      waiting.clear();
      // React cannot unmount a root while it commits another one.
      setTimeout(() => {
        for (const unmount of roots.values()) unmount?.();
        roots.clear();
      });
    },
    count: () => roots.size,
  };
}

/** A click on a button of an island, which React may replace in the hydration. */
type Click = {
  readonly button: HTMLElement;
  readonly island: HTMLElement;
  readonly index: number;
  readonly hasFocus: boolean;
};

function clickOf(button: HTMLElement, island: HTMLElement): Click {
  const index = [...island.querySelectorAll(scripted)].indexOf(button);
  return {button, island, index, hasFocus: document.activeElement === button};
}

function repeatClick({button, island, index, hasFocus}: Click): void {
  const now = button.isConnected ? button : island.querySelectorAll<HTMLElement>(scripted)[index];
  if (hasFocus) now?.focus({preventScroll: true});
  now?.click();
}

/** Returns true for a click on something that neither an island nor a link to another page handles. */
function isOnText(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest(`${selector}, a[href]:not([href^="#"])`);
}

/** Returns an observer for the first elements of islands. It calls `onSeen` once, when the element is visible. */
function createObserver(onSeen: (island: HTMLElement) => void): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  return new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const island = target.closest<HTMLElement>(selector);
      if (island) onSeen(island);
    }
  });
}

function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task);
}
