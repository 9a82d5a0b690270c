import {outputFile} from '../../../../tools/examples/outputFile';

const binary = Buffer.from([0x50, 0x4b, 0x00, 0xff]);

test('text is kept as it is', () => {
  expect(outputFile('dist/index.js', Buffer.from('export {};\n'))).toEqual({
    path: 'dist/index.js',
    bytes: 11,
    text: 'export {};\n',
  });
});

test.each([
  ['what is not text', binary],
  ['text that nobody would read', Buffer.from('a'.repeat(20_001))],
])('%s is kept as a fingerprint', (_what, content) => {
  const {text, bytes, sha256} = outputFile('dist/logo.png', content);
  expect(text).toBeNull();
  expect(bytes).toBe(content.length);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('of an archive, which holds the time it was made, only the length is kept', () => {
  expect(outputFile('dist/mf/@mf-types.zip', binary)).toEqual({
    path: 'dist/mf/@mf-types.zip',
    bytes: 4,
    text: null,
  });
});
