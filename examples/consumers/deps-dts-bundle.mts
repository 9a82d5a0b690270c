import { createElement } from 'react';
import { Badge, type BadgeProps } from '@example/deps-dts-bundle';

const props: BadgeProps = { label: 'new', classes: ['wide', { dark: true }] };
export const badge = createElement(Badge, props);

// @ts-expect-error: a symbol is no class.
createElement(Badge, { label: 'new', classes: Symbol('wide') });
