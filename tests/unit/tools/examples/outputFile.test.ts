import {outputFile} from '../../../../tools/examples/outputFile';

const binary = Buffer.from([0x50, 0x4b, 0x00, 0xff]);

test('text is recorded as it is', () => {
  expect(outputFile('dist/index.js', Buffer.from('export {};\n'))).toEqual({
    path: 'dist/index.js',
    bytes: 11,
    text: 'export {};\n',
  });
});

test.each([
  ['binary content', binary],
  ['long text', Buffer.from('a'.repeat(20_001))],
])('%s is recorded as a hash', (_, content) => {
  const {text, bytes, sha256} = outputFile('dist/logo.png', content);
  expect(text).toBeNull();
  expect(bytes).toBe(content.length);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('only the length of an archive is recorded, as it contains the time of the build', () => {
  expect(outputFile('dist/mf/@mf-types.zip', binary)).toEqual({
    path: 'dist/mf/@mf-types.zip',
    bytes: 4,
    text: null,
  });
});
