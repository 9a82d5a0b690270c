import {fireEvent, render} from '@testing-library/react';
import {useUnfoldForPrint} from '../../../src/hooks/useUnfoldForPrint';

function Page() {
  useUnfoldForPrint();
  return (
    <div className="prose">
      <details>closed</details>
      <details open>open</details>
    </div>
  );
}

const folds = () => [...document.querySelectorAll('details')].map(({open}) => open);

test('in print all folds are open; afterwards they are as before', () => {
  const {unmount} = render(<Page />);
  fireEvent(window, new Event('beforeprint'));
  expect(folds()).toEqual([true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(folds()).toEqual([false, true]);
  unmount();
});
