import {load} from 'cheerio';
import {TestEnvironment} from 'jest-environment-node';

/** Jest loads modules anew for each test file; what stands here is loaded once per worker. */
const parsed = new Map();

/** Node, with `parsePage(html)`: parsing a page takes longer than most checks, so files share the result. */
export default class BuiltEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.parsePage = (html) => {
      const known = parsed.get(html) ?? load(html, {sourceCodeLocationInfo: true});
      parsed.set(html, known);
      return known;
    };
  }
}
