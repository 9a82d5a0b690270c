import type {Zoom, ZoomOptions} from 'medium-zoom';

type Handle = Pick<Zoom, 'detach' | 'update'>;

/** Stands in for `medium-zoom` (an alias of the bundler): what enlarges pictures is loaded by pages that have some. */
export default function zoomLater(selector: string, options: ZoomOptions): Handle {
  let zoom: Handle | undefined;
  let isOver = false;
  if (document.querySelector(selector)) {
    import('./zoom').then(
      ({default: start}) => {
        if (!isOver) zoom = start(selector, options);
      },
      // The network failed: pictures stay as they are, and the next page tries again.
      () => undefined,
    );
  }
  return {
    detach() {
      isOver = true;
      return zoom?.detach() as Zoom;
    },
    update: (changed) => zoom?.update(changed) as Zoom,
  };
}
