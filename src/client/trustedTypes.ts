/**
 * Policies of Trusted Types, which the content security policy allows by name. Only they turn text into script URLs and
 * markup. Browsers without Trusted Types use the text itself.
 */

/** Returns the address if it is on this site. Throws otherwise. */
function ownAddress(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin) return address;
  throw new TypeError(`Refused to load a script from another site: ${address}`);
}

/** Returns a function that turns addresses of this site into script URLs. Call it only once per page and name. */
export function trustScripts(name: string): (address: string) => string {
  const policy = globalThis.trustedTypes?.createPolicy(name, {createScriptURL: ownAddress});
  return (address) => policy?.createScriptURL(address) ?? address;
}

const makeMarkup = () =>
  globalThis.trustedTypes?.createPolicy('markup', {createHTML: (text) => text});
let markup: ReturnType<typeof makeMarkup>;

/** Returns the HTML of a page of this site as trusted markup. */
export function trustPage(text: string): string {
  markup ??= makeMarkup();
  return markup?.createHTML(text) ?? text;
}
