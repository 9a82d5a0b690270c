'use client';
export {default} from '@theme-init/Details';
