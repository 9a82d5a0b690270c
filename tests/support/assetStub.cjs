// Replaces stylesheets and files that a test imports: `styles.button` is the text 'button'.
module.exports = new Proxy(
  {},
  {get: (_target, name) => (name === '__esModule' ? false : String(name))},
);
