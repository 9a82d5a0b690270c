// What Docusaurus' Link expects from the running site.
Object.assign(window, {docusaurus: {prefetch: () => undefined, preload: () => undefined}});
