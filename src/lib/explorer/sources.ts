import type {State} from './choices';

/** Texts by file name. */
export type Sources = Readonly<Record<string, string>>;

const scriptEntry = 'src/index.iife.ts';
const stylesheet = 'src/badge.css';

/**
 * Returns the sources that a state builds: a script (`iife`) has an entry without exports, and without CSS there
 * is no stylesheet and no import of it.
 */
export function sourcesOf(all: Sources, {format, css}: State): Sources {
  const {[scriptEntry]: script, [stylesheet]: styles, ...rest} = all;
  const entry: Sources = format === 'iife' ? {'src/index.ts': script!} : {};
  if (css === 'imported') return {...rest, ...entry, [stylesheet]: styles!};
  const plain = Object.entries(rest).map(([name, text]) => [
    name,
    text.replace("import './badge.css';\n", ''),
  ]);
  return {...(Object.fromEntries(plain) as Sources), ...entry};
}
