await import('@example/deps-commonjs');
