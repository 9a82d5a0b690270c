import { h, type VNode } from 'vue';

export function greeting(name: string): VNode {
  return h('p', `Hello, ${name}!`);
}
