export { createCounter } from './counter.svelte';
