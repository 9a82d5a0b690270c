import fs from 'node:fs';
import path from 'node:path';
import {siteRoot} from './siteRoot';

const file = 'src/css/tokens.css';

export type Theme = 'light' | 'dark';
type Tokens = Readonly<Record<string, string>>;

/** Returns the custom properties of `tokens.css` with their values in a theme, by name without `--site-`. */
export function readTokens(theme: Theme): Tokens {
  const css = fs.readFileSync(path.join(siteRoot, file), 'utf8');
  const start = css.indexOf(' :root {');
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--site-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
      const [, light, dark] = /^var\(--light, (.+)\) var\(--dark, (.+)\)$/.exec(value) ?? [];
      return [name, {light, dark}[theme] ?? value];
    }),
  );
}

/** Returns the hex value of a colour token, for outputs without CSS, such as images. Throws if it is not opaque. */
export function tokenColour(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`${file} has no token --site-${name}`);
  const alias = /^var\(--site-([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return tokenColour(tokens, alias);
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  throw new Error(`${file}: --site-${name} must be an opaque hex colour, not ${value}`);
}
