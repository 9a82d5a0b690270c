/** Hooks that run only in a browser, and the error about one in a static page: for the build, the linter and pages. */

const react = [
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  ...['useImperativeHandle', 'useSyncExternalStore', 'useTransition', 'useDeferredValue'],
  ...['useActionState', 'useOptimistic'],
];
const docusaurus = ['useColorMode', 'useIsBrowser'];

/** Returns the error message for a hook, handler or component that has no effect in a static page. */
function neverRuns(name, file) {
  let remedy = "begin the module with 'use client'";
  if (/(?:^|\/)use[A-Z][^/]*$/.test(file)) {
    remedy = "call it in a component whose module begins with 'use client'";
  }
  if (/\.mdx?$/.test(file)) {
    remedy = "move it to a component whose module begins with 'use client', and import that";
  }
  return `${name} in ${file} never runs in the browser: ${remedy}.`;
}

module.exports = {react, docusaurus, neverRuns};
