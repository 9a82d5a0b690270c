await import('@example/deps-commonjs-named');
