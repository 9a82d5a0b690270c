declare module '@theme-islands-styles';
declare module '@docusaurus/theme-classic/lib/prism-include-languages?with-code';
