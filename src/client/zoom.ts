/**
 * Stands in for `medium-zoom` in docusaurus-plugin-image-zoom (an alias of the bundler): the library and its styles
 * are loaded when a reader first reaches for a picture, and no style element is injected.
 */
import type {Zoom, ZoomOptions} from 'medium-zoom';
import {limits} from '../site/limits';

type Handle = Pick<Zoom, 'detach' | 'update'>;

/** Pictures that are links or badges are left alone. */
const excluded = 'a img, img.badge, img[data-no-zoom]';

/** Makes pictures zoom; returns what the plugin calls: `detach` before a new page, `update` on a new theme. */
export default function lazyZoom(selector: string, options: ZoomOptions): Handle {
  let zoom: Zoom | undefined;
  let loading: Promise<Zoom> | undefined;
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  const isOff = `${hide} ${pageHide}`.includes('globalUIComponents');
  const images = isOff
    ? []
    : [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
        (image) => !image.matches(excluded),
      );
  const abort = new AbortController();
  const {signal} = abort;

  function load(): Promise<Zoom> {
    loading ??= import('medium-zoom/dist/pure').then(({default: mediumZoom}) => {
      zoom = mediumZoom({
        ...options,
        margin: limits.zoomMargin,
        scrollOffset: limits.zoomScrollOffset,
        background: 'var(--site-canvas)',
      });
      return zoom;
    });
    return loading;
  }

  for (const image of images) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.classList.add('zoomable');
    const open = (event: Event): void => {
      event.preventDefault();
      void load().then((loaded) => loaded.open({target: image}));
    };
    image.addEventListener('pointerenter', () => void load(), {once: true, signal});
    image.addEventListener('click', open, {signal});
    image.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') open(event);
      },
      {signal},
    );
  }

  return {
    detach(...targets) {
      abort.abort();
      return zoom?.detach(...targets) as Zoom;
    },
    update() {
      return zoom as Zoom;
    },
  };
}
