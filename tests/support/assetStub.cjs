// Stands for style sheets and files: `styles.button` is the text 'button'.
module.exports = new Proxy(
  {},
  {get: (_target, name) => (name === '__esModule' ? false : String(name))},
);
