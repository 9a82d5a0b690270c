/** The build of the application. */
export const build = BUILD_HASH;

/** Where the application loads its files from. */
export function setPublicPath(path: string): void {
  PUBLIC_PATH = path;
}

export function addStyle(css: string): void {
  const style = document.createElement('style');
  style.nonce = STYLE_NONCE;
  style.textContent = css;
  document.head.append(style);
}
