import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'doc',
      id: 'guide/index',
      customProps: {tag: {en: 'start', 'zh-Hans': '入门'}},
    },
    {
      type: 'html',
      value: ' ',
      customProps: {sectionHeaderText: {en: 'Section', 'zh-Hans': '小节'}},
    },
    {
      type: 'category',
      label: 'Open group',
      collapsed: false,
      customProps: {tag: {en: 'beta', 'zh-Hans': '测试'}},
      items: [
        {
          type: 'doc',
          id: 'guide/long',
          customProps: {context: {en: 'Many headings', 'zh-Hans': '标题很多'}},
        },
        {type: 'html', value: ' ', customProps: {dividerType: 'dashed'}},
        'guide/no-navbar',
        'guide/no-sidebar',
        'guide/no-outline',
        'guide/no-footer',
        'guide/no-global',
        'guide/code',
        'guide/components',
        'guide/islands',
        'guide/start/glossary',
      ],
    },
    {type: 'html', value: ' ', customProps: {dividerType: 'solid'}},
    {
      type: 'category',
      label: 'Closed group',
      collapsed: true,
      link: {type: 'doc', id: 'guide/more/index'},
      items: ['guide/more/nested', 'guide/more/untranslated', 'guide/more/behind'],
    },
    {
      type: 'category',
      label: 'Fixed group',
      collapsible: false,
      items: ['guide/custom', 'guide/blank'],
    },
  ],
};

export default sidebars;
