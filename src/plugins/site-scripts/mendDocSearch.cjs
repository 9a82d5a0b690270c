/**
 * A loader for DocSearch, which does what the content security policy forbids: its logo brings a style element, whose
 * colour is that of our sheet instead, and the texts of hits become markup, which are nodes instead. It also scrolls back
 * when it has gone, by which time the page has scrolled to a result; behind a native dialog nothing scrolls. Throws when
 * there is nothing to mend, after an upgrade.
 */
const mends = [
  [/e\.createElement\("style",null,"[^"]*"\)/, 'null'],
  [/dangerouslySetInnerHTML:\{__html:(fr\([^{}]*\)\|\|fr\(t,r\))\}/, 'children:$$marked($1)'],
  [/null===\(\w=\(\w=window\)\.scrollTo\)\|\|void 0===\w\|\|\w\.call\(\w,0,\w\)/, '0'],
];

module.exports = function mendDocSearch(source) {
  const mended = mends.reduce((text, [found, instead]) => {
    if (!found.test(text))
      throw new Error(`DocSearch has no ${found} any more: change this loader.`);
    return text.replace(found, instead);
  }, source);
  return `import {marked as $marked} from '@site/src/components/Search/marked';${mended}`;
};
