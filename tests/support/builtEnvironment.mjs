import {load} from 'cheerio';
import {TestEnvironment} from 'jest-environment-node';

/** Parsed pages by HTML, shared by the test files of a worker: Jest reloads other modules for each file. */
const parsed = new Map();

/** Node.js environment with a global `parsePage(html)`, which returns the cached result for equal HTML. */
export default class BuiltEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.parsePage = (html) => {
      const cached = parsed.get(html) ?? load(html, {sourceCodeLocationInfo: true});
      parsed.set(html, cached);
      return cached;
    };
  }
}
