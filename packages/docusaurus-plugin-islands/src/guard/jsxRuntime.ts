/** JSX runtime for static modules: elements with event handlers throw outside of islands. */
import {useContext, type ElementType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {Mode} from '../contexts.cjs';
import {neverRuns} from './guarded.ts';

declare const __resourceQuery: string;

type Jsx = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: string) => ReactNode;

export const {Fragment} = runtime;
export const jsx = guard(runtime.jsx as Jsx);
export const jsxs = guard(runtime.jsxs as Jsx);

function guard(create: Jsx): Jsx {
  return (type, props, key) => {
    const element = create(type, props, key);
    if (typeof type !== 'string') return element;
    for (const name in props) {
      if (/^on[A-Z]/.test(name) && typeof props[name] === 'function') {
        return create(Handler, {name, type, children: element}, key);
      }
    }
    return element;
  };
}

type Props = {readonly name: string; readonly type: string; readonly children: ReactNode};

/** Wraps an element that has an event handler. Throws outside of an island, where the handler would never run. */
function Handler({name, type, children}: Props): ReactNode {
  if (useContext(Mode) !== 'island')
    throw new Error(neverRuns(`${name} of <${type}>`, __resourceQuery));
  return children;
}
