#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { getAsset, isSea } from 'node:sea';
import { htmlEscape } from 'escape-goat';

const template = isSea()
  ? getAsset('template.txt', 'utf8')
  : readFileSync(new URL('./template.txt', import.meta.url), 'utf8');

const [name = 'world'] = process.argv.slice(2);
console.log(template.trim().replace('{name}', () => htmlEscape(name)));
