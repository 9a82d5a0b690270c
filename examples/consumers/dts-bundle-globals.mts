import { greet } from '@example/dts-bundle-globals';

window.greeting = greet();
