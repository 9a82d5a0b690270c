#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { countWords } from './count';

const text = readFileSync(process.argv[2] ?? 0, 'utf8');
console.log(countWords(text));
