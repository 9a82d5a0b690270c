import path from 'node:path';

/** Stands for a theme that is installed as a package, with a component that draws in the browser. */
export default function kettleTheme({siteDir}) {
  return {name: 'kettle-theme', getThemePath: () => path.join(siteDir, 'kettle-theme/theme')};
}
