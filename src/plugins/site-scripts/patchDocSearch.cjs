/**
 * Loader for DocSearch, for the content security policy: removes the style element of its logo, and renders
 * the texts of hits as nodes instead of markup. Also removes its restoring of the scroll position, which
 * would undo the scroll to a result. Throws if DocSearch does not contain the code to replace.
 */
const patches = [
  [/e\.createElement\("style",null,"[^"]*"\)/, 'null'],
  [/dangerouslySetInnerHTML:\{__html:(fr\([^{}]*\)\|\|fr\(t,r\))\}/, 'children:$$marked($1)'],
  [/null===\(\w=\(\w=window\)\.scrollTo\)\|\|void 0===\w\|\|\w\.call\(\w,0,\w\)/, '0'],
];

module.exports = function patchDocSearch(source) {
  const patched = patches.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text))
      throw new Error(`@docsearch/react has no match for ${pattern}: update patchDocSearch.cjs.`);
    return text.replace(pattern, replacement);
  }, source);
  return `import {marked as $marked} from '@site/src/components/Search/marked';${patched}`;
};
