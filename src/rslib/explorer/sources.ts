import type {State} from './choices';

/** Texts by file name. */
export type Sources = Readonly<Record<string, string>>;

const scriptEntry = 'src/index.iife.ts';
const stylesheet = 'src/badge.css';

/**
 * Returns the source files of a state. The entry for the format `iife` has no exports; without CSS, the stylesheet
 * and its import are left out.
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
