import {outputFile} from '../../../../../tools/rslib/examples/buildExample';

const binary = Buffer.from([0x50, 0x4b, 0x00, 0xff]);
const hashed = {text: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string};

test.each([
  ['text as it is', 'dist/index.js', Buffer.from('export {};\n'), {text: 'export {};\n'}],
  ['binary content as a hash', 'dist/logo.png', binary, hashed],
  ['long text as a hash', 'dist/long.js', Buffer.from('a'.repeat(20_001)), hashed],
  // Archives contain the time of the build, so their hash would differ in every build.
  ['only the length of an archive', 'dist/mf/@mf-types.zip', binary, {text: null}],
])('records %s', (_, path, content, expected) => {
  expect(outputFile(path, content)).toEqual({path, bytes: content.length, ...expected});
});
