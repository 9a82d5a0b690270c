/** First module of a bundle: records all React contexts, so that the roots of an island and its slots can be given them. */
const React = require('react');

const contexts = [];
const {createContext} = React;
React.createContext = (value) => {
  const context = createContext(value);
  contexts.push({context, initial: value});
  return context;
};

/** Reads a context while rendering, also in a loop. `useContext` may be called in one, as long as no hook is skipped. */
const read = React.use ?? React.useContext;

/** Returns the contexts around a component that differ from their defaults. Call it while rendering. */
exports.readContexts = () =>
  [...contexts]
    .map(({context, initial}) => [context, read(context), initial])
    .filter(([, value, initial]) => value !== initial)
    .map(([context, value]) => [context, value]);

/** Returns the present values of the contexts of a list. A root keeps its list, or its component would be mounted anew. */
exports.readAgain = (list) => list.map(([context]) => [context, read(context)]);

exports.provide = (list, node) =>
  list.reduceRight(
    (children, [context, value]) => React.createElement(context.Provider, {value}, children),
    node,
  );

/** `island` in an island; around it `static` in an article, and `react` around articles and on static pages. */
exports.Mode = createContext('react');
