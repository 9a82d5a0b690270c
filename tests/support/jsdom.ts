// Docusaurus' Link expects this global.
Object.assign(window, {docusaurus: {prefetch: () => undefined, preload: () => undefined}});
