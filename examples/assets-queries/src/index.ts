import source from './dot.svg?raw';
import dataUri from './dot.svg?inline';

export { dataUri, source };
