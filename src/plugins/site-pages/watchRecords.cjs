/** Bundler loader that adds the records as dependencies of a page, which is recompiled when a record changes. */
module.exports = function watchRecords(source) {
  const {folders, files, filesOf} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of [...files, ...filesOf(this.resourcePath)]) this.addDependency(file);
  return source;
};
