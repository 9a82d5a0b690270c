/**
 * Stands in for `medium-zoom` in docusaurus-plugin-image-zoom (see `zoomLater.ts`): the library is loaded when a
 * reader first reaches for a picture, its styles are a sheet of the site, and what it lacks is added here: opening by
 * keyboard, a name for the enlarged picture, focus that stays on it and comes back, an end to every wait.
 */
import {translate} from '@docusaurus/Translate';
import type {Zoom, ZoomOptions} from 'medium-zoom';
import {isZoomable} from '../lib/page/zoomable';

type Handle = Pick<Zoom, 'detach' | 'update'>;

/** The picture that is open. */
type Opened = {
  readonly picture: HTMLImageElement;
  readonly copy: HTMLElement;
  /** False while it still grows: until then the library does not close it. */
  isSettled: boolean;
};

/** Longer than any animation of the library; after it, an event that did not come is made up for. */
const animationMs = 400;
/** Until then the library has put the large picture in place; closing earlier would confuse it. */
const placingMs = 50;
/** How long a large picture is waited for; then the one of the page is shown. */
const largeMs = 2000;

let options: ZoomOptions = {};
let loading: Promise<Zoom> | undefined;
let zoom: Zoom | undefined;
let opened: Opened | undefined;
/** A picture whose large version is awaited. */
let awaited: HTMLImageElement | undefined;
let isListening = false;
const large = new WeakMap<HTMLImageElement, Promise<boolean>>();

/** Makes pictures zoom; returns what the plugin calls: `detach` before a new page, `update` on a new theme. */
export default function lazyZoom(selector: string, given: ZoomOptions): Handle {
  options = given;
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  if (!`${hide} ${pageHide}`.includes('globalUIComponents')) {
    for (const picture of document.querySelectorAll<HTMLImageElement>(selector)) {
      if (isZoomable(picture)) mark(picture);
    }
  }
  if (!isListening) listen();
  isListening = true;
  return {
    detach() {
      if (opened && !opened.picture.isConnected) void close(0);
      return zoom as Zoom;
    },
    update: (changed) => zoom?.update(changed ?? {}) as Zoom,
  };
}

/** A picture that opens acts as a button. */
function mark(picture: HTMLImageElement): void {
  picture.classList.add('zoomable');
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', translate({id: 'zoom.open'}, {alt: picture.alt}));
}

/** While it is open its copy is the button: the library copies the attributes too. */
function unmark(picture: HTMLImageElement): void {
  picture.classList.remove('zoomable');
  for (const name of ['tabindex', 'role', 'aria-label']) picture.removeAttribute(name);
}

function load(): Promise<Zoom> {
  loading ??= import('medium-zoom/dist/pure').then(({default: mediumZoom}) => {
    zoom = mediumZoom(options);
    return zoom;
  });
  // A failed download may be tried again.
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Fetches the large version, if there is one; false when it cannot be reached. */
function fetchLarge(picture: HTMLImageElement): Promise<boolean> {
  const {zoomSrc} = picture.dataset;
  if (!zoomSrc) return Promise.resolve(true);
  const known = large.get(picture);
  if (known) return known;
  const image = new Image();
  image.src = zoomSrc;
  const result = image.decode().then(
    () => true,
    () => {
      console.warn(`Unable to reach the zoom image target ${image.src}`);
      delete picture.dataset.zoomSrc;
      return false;
    },
  );
  large.set(picture, result);
  return result;
}

async function open(picture: HTMLImageElement): Promise<void> {
  if (opened || awaited) return;
  awaited = picture;
  picture.setAttribute('aria-busy', 'true');
  const [instance, isReady] = await Promise.all([
    load().catch(() => undefined),
    Promise.race([fetchLarge(picture), wait(largeMs).then(() => false)]),
  ]);
  picture.removeAttribute('aria-busy');
  const isStill = awaited === picture && picture.isConnected;
  awaited = undefined;
  if (!instance || !isStill) return;

  // A large picture that takes too long is left out this time.
  const {zoomSrc} = picture.dataset;
  if (!isReady) delete picture.dataset.zoomSrc;
  unmark(picture);
  picture.decoding = 'sync';
  instance.attach(picture);
  const settled = instance.open({target: picture});
  if (zoomSrc && !isReady) picture.dataset.zoomSrc = zoomSrc;

  const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened');
  if (!copy) return;
  const now: Opened = {picture, copy, isSettled: false};
  opened = now;
  picture.addEventListener('medium-zoom:close', release, {once: true});
  picture.addEventListener('medium-zoom:closed', finished, {once: true});
  copy.tabIndex = 0;
  copy.setAttribute('role', 'button');
  copy.setAttribute('aria-label', translate({id: 'zoom.close'}, {alt: picture.alt}));
  page()?.setAttribute('inert', '');
  copy.focus({preventScroll: true});
  void wait(Math.max(placingMs, animation())).then(() => now.isSettled || endAnimation(copy));
  await settled;
  now.isSettled = true;
  for (const other of document.querySelectorAll('.medium-zoom-image--opened')) {
    if (other !== copy) other.setAttribute('aria-hidden', 'true');
  }
  // What was scrolled while it grew counts too.
  document.dispatchEvent(new Event('scroll'));
}

/** Closes the picture, also while it still grows. `ms`: how long it may take to shrink. */
async function close(ms = animation()): Promise<void> {
  awaited = undefined;
  const now = opened;
  if (!now) return;
  if (!now.isSettled) {
    await wait(placingMs);
    endAnimation(now.copy);
    now.isSettled = true;
  }
  if (opened !== now) return;
  void zoom?.close();
  if (ms > 0) await wait(ms);
  if (opened === now) endAnimation(now.copy);
}

/** The library waits for the end of a transition, which reduced motion or an unchanged size never brings. */
function endAnimation(copy: HTMLElement): void {
  copy.dispatchEvent(new Event('transitionend'));
}

/** It begins to close: the page can be used again. */
function release(): void {
  page()?.removeAttribute('inert');
  const {copy} = opened ?? {};
  void wait(animation()).then(() => copy?.isConnected && endAnimation(copy));
}

/** It is closed: the picture in the text is a button again and has the focus. */
function finished(): void {
  const {picture} = opened ?? {};
  opened = undefined;
  if (!picture) return;
  mark(picture);
  if (picture.isConnected) picture.focus({preventScroll: true});
  // The library is still at it: it forgets the picture when it is done.
  queueMicrotask(() => zoom?.detach(picture));
}

/** True for the keys that open a dialog: the search, the sheet of shortcuts. */
function opensDialog({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' || key === '?';
}

/** How long to wait for the end of an animation, in ms. */
function animation(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : animationMs;
}

function page(): HTMLElement | null {
  return document.getElementById('__docusaurus');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function zoomableAt({target}: Event): HTMLImageElement | undefined {
  return target instanceof HTMLImageElement && target.classList.contains('zoomable')
    ? target
    : undefined;
}

function listen(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const picture = zoomableAt(event);
      if (!picture) return;
      void load().catch(() => undefined);
      void fetchLarge(picture);
    });
  }
  document.addEventListener('click', (event) => {
    const picture = zoomableAt(event);
    if (picture) void open(picture);
    else if (opened && !opened.isSettled) void close();
  });
  document.addEventListener('keydown', (event) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const picture = zoomableAt(event);
    if (picture && isPress) {
      event.preventDefault();
      void open(picture);
    } else if (opened && (isPress || ['Escape', 'Tab'].includes(event.key))) {
      // There is nothing else to go to.
      event.preventDefault();
      if (event.key !== 'Tab') void close();
    }
  });
  // Before the dialog opens: it takes the focus from the picture in the text, gives it back there, and has its keys.
  document.addEventListener('keydown', (event) => opensDialog(event) && void close(0), true);
  window.addEventListener('resize', () => {
    if (opened && !opened.isSettled) void close();
  });
  document.addEventListener('site:route', () => void close(0));
}
