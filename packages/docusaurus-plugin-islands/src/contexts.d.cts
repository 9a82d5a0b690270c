import type {Context, ReactNode} from 'react';

export type Values = readonly (readonly [Context<unknown>, unknown])[];

export function readContexts(): Values;
export function readAgain(list: Values): Values;
export function provide(list: Values, node: ReactNode): ReactNode;
export const Mode: Context<'react' | 'static' | 'island'>;
