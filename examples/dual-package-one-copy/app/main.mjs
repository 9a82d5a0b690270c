import { names, Plugin } from '@example/dual-package-one-copy';
import plugin from './plugin.cjs';

// ['spelling']
export const registered = names();

// true
export const isPlugin = plugin instanceof Plugin;
