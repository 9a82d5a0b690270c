await import('@example/shims-esm-off');
