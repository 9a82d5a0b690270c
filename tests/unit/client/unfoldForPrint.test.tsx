import {fireEvent} from '@testing-library/react';
import '../../../src/client/unfoldForPrint';

const folds = () => [...document.querySelectorAll('details')].map(({open}) => open);

test('in print all folds are open; afterwards they are as before', () => {
  document.body.innerHTML =
    '<div class="prose"><details>closed</details><details open>open</details></div>';
  fireEvent(window, new Event('beforeprint'));
  expect(folds()).toEqual([true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(folds()).toEqual([false, true]);
});
