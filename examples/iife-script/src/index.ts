import { greet } from './greet';

const greeting = greet('reader');

document.documentElement.dataset.greeting = greeting;
