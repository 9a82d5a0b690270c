import {failures, withDocusaurus} from '../../../../tools/upgrade';

test('all packages of Docusaurus get the version, and no others', () => {
  const manifest = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', '@docsearch/react': '3.9.0'},
    devDependencies: {'@docusaurus/types': '3.10.2', jest: '30.5.2'},
  };
  expect(withDocusaurus(manifest, '4.0.0')).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '4.0.0', '@docsearch/react': '3.9.0'},
    devDependencies: {'@docusaurus/types': '4.0.0', jest: '30.5.2'},
  });
});

test('a report names failed assumptions, or why a file could not be run', () => {
  const tests = [
    {status: 'passed', title: 'a: is correct'},
    {status: 'failed', title: 'b: is wrong'},
  ];
  const report = {
    testResults: [
      {message: '● b: is wrong', assertionResults: tests},
      {message: '\n  Cannot find module x\n  one\n  two\n  three', assertionResults: []},
    ],
  };
  expect(failures(report)).toEqual(['b: is wrong', 'Cannot find module x\n    one\n    two']);
});
