import {createHash} from 'node:crypto';

const SCRIPT =
  /<script((?:\s+[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the inline scripts of a page that `script-src` applies to, without data blocks such as JSON-LD. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const type = TYPE.exec(attributes);
      const value = type?.[1] ?? type?.[2] ?? type?.[3] ?? '';
      return !/\ssrc\s*=/i.test(attributes) && EXECUTABLE.test(value.trim());
    })
    .map(([, , text = '']) => text);
}

/** Returns the CSP source expression that allows a script. Converts line ends to `\n` first, as browsers do. */
export function scriptHash(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/** Returns the CSP source expressions for all inline scripts of pages, sorted and without duplicates. */
export function scriptHashes(pages: Iterable<string>): readonly string[] {
  return [...new Set([...pages].flatMap(inlineScripts).map(scriptHash))].sort();
}
