await import('@example/json-attribute-missing');
