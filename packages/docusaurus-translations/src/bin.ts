#!/usr/bin/env node
import {main} from './commands.ts';

process.exitCode = await main(process.argv.slice(2), {
  root: process.cwd(),
  print: console.log,
  hasColour: process.stdout.hasColors?.() ?? false,
  columns: process.stdout.columns,
  name: 'npx docusaurus-translations',
});
