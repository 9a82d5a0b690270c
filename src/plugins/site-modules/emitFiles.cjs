/** Loader that makes the server bundle emit files that documents link to, as the browser bundle has no documents. */
module.exports = (text) => text.replaceAll('&emitFile=false', '');
