/** An error or a warning that readers meet, and the pages one of which has it in a heading. */
type KnownError = {readonly text: string; readonly routes: readonly string[]};

/** Facts 0.4, with the words that a run of 1.0.1 prints. */
export const knownErrors: readonly KnownError[] = [
  {
    text: 'externalHelpers is enabled, but the @swc/helpers dependency declaration was not found in package.json.',
    routes: ['/config/lib/external-helpers'],
  },
  {
    text: 'When using "umd" format, "bundle" must be set to "true".',
    routes: ['/config/lib/format', '/config/lib/bundle'],
  },
  {
    // The package prints a stray quotation mark behind the name of the plugin.
    text: 'format: "mf" should be used with @module-federation/rsbuild-plugin',
    routes: ['/config/lib/format'],
  },
  {
    text: '@microsoft/api-extractor is required when dts.bundle is set to true, please make sure it is installed.',
    routes: ['/config/lib/dts'],
  },
  {text: 'The following ids are duplicated:', routes: ['/config/lib/id']},
  {text: 'The following libs are not found:', routes: ['/config/lib/id']},
  {
    // About the command line, which the guide describes: asked for as soon as these pages exist.
    text: 'Cannot find config file:',
    routes: ['/guide/basic/cli', '/guide/basic/configure-rslib'],
  },
  {text: 'Failed to generate declaration files.', routes: ['/config/lib/dts']},
  {
    text: 'When multiple lib items are present, using top-level "dts" may cause conflicting file writes or deletions',
    routes: ['/config/lib/', '/config/lib/dts'],
  },
];
