import path from 'node:path';

/** Stands for a theme that is installed as a package, with a component that draws in the browser. */
export default function kettleTheme() {
  return {name: 'kettle-theme', getThemePath: () => path.join(import.meta.dirname, 'theme')};
}
