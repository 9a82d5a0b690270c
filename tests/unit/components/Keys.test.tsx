import {screen} from '@testing-library/react';
import Keys from '../../../src/components/Keys';
import {renderIn} from './support';

it('renders every key as a key cap, with a name for its symbol', () => {
  const {container} = renderIn(<Keys press="Ctrl+K" mac="Cmd+K" />);
  expect(container.textContent).toBe('Ctrl+K or ⌘+K');
  expect(container.querySelectorAll('kbd > kbd')).toHaveLength(4);
  expect(screen.getByRole('img', {name: 'Command'}).textContent).toBe('⌘');
  const chinese = renderIn(<Keys press="Down" />, {locale: 'zh-Hans'});
  expect(chinese.getByRole('img', {name: '下箭头'}).textContent).toBe('↓');
});
