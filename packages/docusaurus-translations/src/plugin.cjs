/**
 * Plugin for Docusaurus: shows above each page which of its sections are behind. CommonJS, because Docusaurus would
 * compile ES modules and all that they import with Babel.
 */
const {existsSync} = require('node:fs');
const path = require('node:path');
const messages = require('./messages.json');

module.exports = function translations({siteDir, i18n}, {config: file, behind} = {}) {
  const {currentLocale} = i18n;
  let watched = [];
  return {
    name: 'docusaurus-translations',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () =>
      watched.map((name) => path.join(siteDir, name)).filter((name) => existsSync(name)),
    async loadContent() {
      // A site in one language has nothing to compare.
      if (i18n.locales.length < 2) return undefined;
      const {inLocale, readConfig} = await import('./config.ts');
      const {readNotices} = await import('./notices.ts');
      const config = readConfig(siteDir, file);
      const folders = config.content.map(({target}) => inLocale(target, currentLocale));
      watched = [...folders, inLocale(config.lock, currentLocale)];
      return readNotices(siteDir, config, currentLocale, behind);
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(content ?? {source: currentLocale, roots: [], pages: {}});
    },
    getDefaultCodeTranslationMessages: async () =>
      messages[currentLocale] ?? messages[new Intl.Locale(currentLocale).language] ?? {},
  };
};
