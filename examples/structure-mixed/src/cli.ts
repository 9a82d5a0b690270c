#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { htmlEscape } from 'escape-goat';
import { countWords } from './count';
import { titleCase } from './title';

const text = readFileSync(process.argv[2] ?? 0, 'utf8');
console.log(`<h1>${htmlEscape(titleCase(text.trim()))}</h1> (${countWords(text)})`);
