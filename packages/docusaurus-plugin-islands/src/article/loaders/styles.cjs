/** For `?islands-styles`: replaces a module by the CSS of the module and of what it imports. */
const {readFileSync} = require('node:fs');
const {importsOf} = require('./clients.cjs');

module.exports = () => '';
module.exports.pitch = function styles() {
  const text = readFileSync(this.resourcePath, 'utf8');
  return importsOf(text)
    .filter(
      (request) =>
        /^(?:\.|\/|@theme|@site)/.test(request) &&
        !/\.(?:json|png|jpe?g|gif|webp|avif|svg|mdx?)$/.test(request),
    )
    .map((request) =>
      /\.(?:css|s[ac]ss|less)$/.test(request)
        ? `import ${JSON.stringify(request)};`
        : `import ${JSON.stringify(`${request}?islands-styles`)};`,
    )
    .concat('export {};')
    .join('\n');
};
