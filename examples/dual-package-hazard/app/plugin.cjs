const { Plugin, register } = require('@example/dual-package-hazard');

const plugin = new Plugin('spelling');
register(plugin);

module.exports = plugin;
