import {join} from 'node:path';
import {readCache} from '../../../../tools/support/files';
import {writeFolder} from '../../../support/siteFolder';

test('a cache that is missing or cut off is empty', () => {
  const folder = writeFolder({
    'whole.json': '{"minimal": "v22 1f"}',
    'cut.json': '{"minimal": "v2',
  });
  const [whole, cut, missing] = ['whole', 'cut', 'missing'].map((name) =>
    readCache(join(folder, `${name}.json`)),
  );
  expect({whole, cut, missing}).toEqual({whole: {minimal: 'v22 1f'}, cut: {}, missing: {}});
});
