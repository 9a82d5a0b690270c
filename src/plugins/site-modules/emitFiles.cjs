/**
 * Loader for documents: emits their files from the server bundle, because the browser bundle does not contain
 * documents.
 */
module.exports = (text) => text.replaceAll('&emitFile=false', '');
