import {screen} from '@testing-library/react';
import OptionListView from '../../../src/components/OptionList';
import {renderIn} from './support';

test('a property has its type below its name, then its description and default', () => {
  const rows = [{name: 'js', type: 'boolean', text: 'Names `*.js`.', value: '`true`'}];
  renderIn(<OptionListView rows={rows} labels={['Option', 'Does', 'Default']} />);
  expect(screen.getAllByRole('cell').map(({textContent}) => textContent)).toEqual([
    'jsboolean',
    'Names *.js.',
    'true',
  ]);
  expect(screen.getByText('boolean').className).toBe('options__type code-short');
});
