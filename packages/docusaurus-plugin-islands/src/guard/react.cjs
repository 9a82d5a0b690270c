/** Replaces React in static modules: hooks that only run in a browser throw outside of islands. */
const React = require('react');
const {guarded} = require('./guarded');
const hooks = require('./browserHooks.cjs');

module.exports = {
  ...React,
  ...Object.fromEntries(
    // eslint-disable-next-line no-undef -- set by the bundler
    hooks.react.map((name) => [name, guarded(React[name], name, __resourceQuery)]),
  ),
};
