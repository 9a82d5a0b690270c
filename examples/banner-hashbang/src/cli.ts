#!/usr/bin/env node
import { greet } from './greet';

console.log(greet(process.argv[2] ?? 'reader'));
