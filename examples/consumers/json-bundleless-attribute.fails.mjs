await import('@example/json-bundleless-attribute');
