/** Puts the error of a page that fails where `browserWordings` reads it. */
const report = (error) => (document.documentElement.dataset.error = String(error));
addEventListener('error', ({ error }) => report(error));
