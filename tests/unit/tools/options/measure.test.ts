import {readerOf} from '../../../../tools/options/measure';

const rule = {
  test: /\.pdf$/,
  oneOf: [{generator: {filename: 'static/assets/[name].[contenthash:10][ext]'}}],
};

test.each([
  ['of its rule', [rule], '[name].[contenthash:10][ext]'],
  ['of all that has no rule', [], '[name][ext]'],
])('a file of no other kind has the name %s', (_, rules, name) => {
  const bundler = {
    output: {assetModuleFilename: 'static/assets/[name][ext]'},
    module: {rules},
  };
  const stages = {config: {}, opened: {}, applied: {}, bundler};
  expect(readerOf('output.filename.assets')(stages)).toBe(name);
});
