await import('@example/typescript-type-reexport');
