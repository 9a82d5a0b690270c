import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar per section. A page is its file and its line here. */
const sidebars: SidebarsConfig = {
  guide: [
    {type: 'doc', id: 'guide/index'},
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/glossary',
        'guide/start/npm-packages',
      ],
    },
  ],
  config: [
    {type: 'doc', id: 'config/index'},
    {
      type: 'category',
      label: 'Library options',
      collapsed: false,
      items: ['config/lib/index', 'config/lib/format', 'config/lib/bundle', 'config/lib/dts'],
    },
  ],
};

export default sidebars;
