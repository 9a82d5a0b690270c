import {failures, withDocusaurus} from '../../../../tools/upgrade';

test('all packages of Docusaurus get the version, and no others', () => {
  const manifest = (version: string): string =>
    `{"dependencies": {"@docusaurus/core": "${version}", "@docsearch/react": "3.9.0"},
    "devDependencies": {"@docusaurus/types": "${version}", "jest": "30.5.2"}}`;
  expect(withDocusaurus(manifest('3.10.2'), '4.0.0')).toBe(manifest('4.0.0'));
});

test('the output of Jest has the names of failed tests, and why a file could not be run', () => {
  const log = `FAIL content tests/a.test.ts
  ● assumptions › b: is wrong

    expect(received).toBe(expected)

  ● c: is wrong
FAIL content tests/b.test.ts
  ● Test suite failed to run

    Cannot find module x
      at one

Summary of all failing tests
  ● c: is wrong
`;
  expect(failures(log)).toEqual(['b: is wrong', 'c: is wrong', 'Cannot find module x']);
});
