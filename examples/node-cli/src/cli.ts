#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { countWords } from './index';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'boolean', short: 'v' } },
});

if (values.version) {
  console.log(version);
} else {
  console.log(countWords(readFileSync(positionals[0] ?? 0, 'utf8')));
}
