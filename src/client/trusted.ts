/**
 * The policy of delivery allows no text to become a script's address or markup unless one of the policies that it names
 * made it (Trusted Types). Browsers that do not know them take the text as it is.
 */

/** An address of this site; any other throws. */
function ownAddress(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin) return address;
  throw new TypeError(`${address} is no script of this site`);
}

/** Lets addresses of this site become scripts. A name serves once per page. */
export function trustScripts(name: string): (address: string) => string {
  const policy = globalThis.trustedTypes?.createPolicy(name, {createScriptURL: ownAddress});
  return (address) => policy?.createScriptURL(address) ?? address;
}

const makeMarkup = () =>
  globalThis.trustedTypes?.createPolicy('markup', {createHTML: (text) => text});
let markup: ReturnType<typeof makeMarkup>;

/** Lets the text of a page of this site be parsed. */
export function trustPage(text: string): string {
  markup ??= makeMarkup();
  return markup?.createHTML(text) ?? text;
}
