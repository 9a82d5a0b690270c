import MDXContent from '@theme-original/MDXContent';
import {createElement, useState} from 'react';

/** Stands for a component of the theme that a site wraps: it is around articles, and hydrated. */
export default function MDXContentWrapper(props) {
  const [count, setCount] = useState(0);
  const button = createElement(
    'button',
    {onClick: () => setCount(count + 1)},
    `Was this helpful? ${count}`,
  );
  return createElement('div', null, createElement(MDXContent, props), button);
}
