await import('@example/redirect-outside');
