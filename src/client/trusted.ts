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
const known = new Map<string, string>();

/**
 * Lets markup in that the build made: it comes in the site's own scripts. The same text gives the same object, for which
 * React leaves alone what is there.
 */
export function trustMarkup(text: string): string {
  markup ??= makeMarkup();
  const trusted = known.get(text) ?? markup?.createHTML(text) ?? text;
  known.set(text, trusted);
  return trusted;
}

/** Makes a text that the shell may change the content of an element: what it says when React arrives stays. */
export function shellText(text: string) {
  const escaped = text.replace(/[&<]/g, (char) => `&#${char.charCodeAt(0)};`);
  return {dangerouslySetInnerHTML: {__html: trustMarkup(escaped)}};
}
