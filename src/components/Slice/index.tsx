import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';

type Props = {
  /** One element: what the server drew of it stays as it is until its turn has come. */
  readonly children: ReactNode;
};

const Part = ({children}: Props): ReactNode => children;

let last = Promise.resolve();
let waiting = 0;
/** Over when nothing waits any more: what is drawn later is drawn at once. */
let isOver = !process.env.KEEPS_MARKUP;

/** Comes in a task of its own, after those that wait already. */
async function turn(): Promise<{default: ComponentType<Props>}> {
  const {dataset} = document.documentElement;
  waiting += 1;
  dataset.turns = '';
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  await last;
  waiting -= 1;
  setTimeout(() => {
    isOver ||= waiting === 0;
    if (isOver) delete dataset.turns;
  });
  return {default: Part};
}

/**
 * A part of the page that is taken over in a task of its own, so that a tap is answered in between: Preact takes over all
 * of a page at once.
 */
export default function Slice({children}: Props): ReactNode {
  const [Own] = useState(() => (isOver ? Part : lazy(turn)));
  if (Own === Part) return children;
  return (
    <Suspense>
      <Own>{children}</Own>
    </Suspense>
  );
}
