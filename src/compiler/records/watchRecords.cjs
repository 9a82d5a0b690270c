/** Loader for pages: adds the records as dependencies, so that a changed record compiles the pages again. */
module.exports = function watchRecords(source) {
  const {folders, files, filesOf} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of [...files, ...filesOf(this.resourcePath)]) this.addDependency(file);
  return source;
};
