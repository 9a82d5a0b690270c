import {load} from 'cheerio';
import {TestEnvironment} from 'jest-environment-node';

/** Cache per worker: Jest reloads modules for each test file, but not this one. */
const parsed = new Map();

/** Node with a global `parsePage(html)`, whose results test files share. */
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
