import {createHash} from 'node:crypto';

const SCRIPT =
  /<script((?:\s+[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The scripts in a page's own text that `script-src` decides about; data blocks such as JSON-LD are not. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const type = TYPE.exec(attributes);
      const value = type?.[1] ?? type?.[2] ?? type?.[3] ?? '';
      return !/\ssrc\s*=/i.test(attributes) && EXECUTABLE.test(value.trim());
    })
    .map(([, , text = '']) => text);
}

/** The source expression that allows exactly this script. Browsers hash with line feeds only. */
export function scriptHash(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/** The source expressions for every inline script of a set of pages, each once. */
export function scriptHashes(pages: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  for (const html of pages) for (const text of inlineScripts(html)) found.add(scriptHash(text));
  return [...found].sort();
}
