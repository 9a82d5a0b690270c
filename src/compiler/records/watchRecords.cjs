/** A loader for pages: what they are filled with is part of them, so they are compiled anew after it. */
module.exports = function watchRecords(source) {
  const {folders, files, filesOf} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of [...files, ...filesOf(this.resourcePath)]) this.addDependency(file);
  return source;
};
