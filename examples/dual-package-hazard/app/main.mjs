import { names, Plugin } from '@example/dual-package-hazard';
import plugin from './plugin.cjs';

// [], although the plugin has registered itself.
export const registered = names();

// false, although it was made by `new Plugin()`.
export const isPlugin = plugin instanceof Plugin;
