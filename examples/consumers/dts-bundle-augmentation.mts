import { greet } from '@example/dts-bundle-augmentation';

// @ts-expect-error: the declaration of the property did not reach the bundled file.
window.greeting = greet();
