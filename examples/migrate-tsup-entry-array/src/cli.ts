#!/usr/bin/env node
import { formatSeconds } from './index';

console.log(formatSeconds(Number(process.argv[2])));
