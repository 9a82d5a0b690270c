import { Counter } from '@example/vue-jsx';

export const start: number = new Counter().start;
