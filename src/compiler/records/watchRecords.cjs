/** A loader for pages: what they are filled with is part of them, so the development server compiles them anew after it. */
module.exports = function watchRecords(source) {
  const {folders, files} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of files) this.addDependency(file);
  return source;
};
