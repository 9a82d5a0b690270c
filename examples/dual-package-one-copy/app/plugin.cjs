const { Plugin, register } = require('@example/dual-package-one-copy');

const plugin = new Plugin('spelling');
register(plugin);

module.exports = plugin;
