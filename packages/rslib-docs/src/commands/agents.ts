import {codes, type Command} from '../command';
import {documented} from '../docs';

const lines = `## Rslib

Documentation of Rslib ${documented}, offline. Look things up before you change \`rslib.config.*\` or the fields of \`package.json\`:

- \`npx rslib-docs search <words>\` finds sections; \`npx rslib-docs show <address>\` prints one.
- \`npx rslib-docs option <name>\` prints type, default and history of an option.
- \`npx rslib build 2>&1 | npx rslib-docs explain\` says what to do about errors.`;

export default {
  run: () => ({code: codes.found, text: lines, data: {lines}}),
} satisfies Command;
