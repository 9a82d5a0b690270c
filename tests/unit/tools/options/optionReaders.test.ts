import {readerOf} from '../../../../tools/options/optionReaders';

const rule = {
  test: /\.pdf$/,
  oneOf: [{generator: {filename: 'static/assets/[name].[contenthash:10][ext]'}}],
};

test.each([
  ['their rule', [rule], '[name].[contenthash:10][ext]'],
  ['the default name', [], '[name][ext]'],
])('the name of other assets is read from %s', (_, rules, name) => {
  const bundler = {
    output: {assetModuleFilename: 'static/assets/[name][ext]'},
    module: {rules},
  };
  const stages = {config: {}, opened: {}, applied: {}, bundler};
  expect(readerOf('output.filename.assets')(stages)).toBe(name);
});
