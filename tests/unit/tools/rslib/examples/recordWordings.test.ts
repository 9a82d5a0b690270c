import {compilerErrors, errorLines} from '../../../../../tools/rslib/examples/recordWordings';

test('the errors of a program are read without their positions, each once', () => {
  const error = 'TypeError [ERR_CODE]: Module "a" is missing';
  const output = `node:internal/modules/esm:88\n  throw new ERR_CODE();\n\n${error}\n    at x\n${error}\nUncaught Error: no\n`;
  expect(errorLines(output)).toEqual([error, 'Uncaught Error: no']);
});

test('the errors of TypeScript are read without level and position', () => {
  const log = [
    "error   [tsc] src/index.ts:1:21 - error TS2307: Cannot find module './a'.",
    "[tsgo] src/index.ts:1:21 - error TS2307: Cannot find module './a'.",
    'Found 1 error in src/index.ts:1',
  ];
  expect(compilerErrors(log.join('\n'))).toEqual(["TS2307: Cannot find module './a'."]);
});
