/**
 * Policies of Trusted Types, named in the content security policy. Only they make script URLs and markup from text.
 * Browsers without Trusted Types use the text itself.
 */

/** Returns an address of this site. Throws for any other. */
function ownAddress(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin) return address;
  throw new TypeError(`Refused to load a script from another site: ${address}`);
}

/** Returns a function that makes script URLs of this site. A policy name can be used once per page. */
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
