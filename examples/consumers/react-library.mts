import { createElement } from 'react';
import { Counter, type CounterProps, Panel } from '@example/react-library';

const props: CounterProps = { start: 3 };
export const tree = createElement(Panel, { title: 'Clicks' }, createElement(Counter, props));

// @ts-expect-error: a panel needs a title.
createElement(Panel, {});
