import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    {
      name: 'storybook-addon-rslib',
      // The configuration has no `lib`: take the options at its top level.
      options: { rslib: { libIndex: false } },
    },
  ],
};

export default config;
