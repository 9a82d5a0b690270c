import {createRoot} from 'react-dom/client';
import {searchParts as parts} from './parts';
import {prepare} from './prepare';

let answered: Promise<void> | undefined;

/**
 * Answers the shell's `site:search` from now on: loads the dialog when it is near, and shows it when it was asked for. It
 * has a root of its own, so that nobody waits for the page to be taken over. Over when what was asked for so far is there.
 */
export function startDialog(): Promise<void> {
  answered ??= start();
  return answered;
}

function start(): Promise<void> {
  const {dataset} = document.documentElement;
  const root = createRoot(document.createElement('div'));
  const isWanted = (): boolean => dataset.search === 'loading';

  function close(): void {
    dataset.search = 'near';
    root.render(null);
  }

  async function answer(): Promise<void> {
    if (dataset.search !== 'near' && dataset.search !== 'opening') return;
    if (dataset.search === 'opening') dataset.search = 'loading';
    try {
      const Dialog = await prepare(parts);
      if (!isWanted()) return;
      root.render(<Dialog query={dataset.searchQuery ?? ''} parts={parts} onClosed={close} />);
      dataset.search = 'open';
    } catch (error) {
      console.error(error);
      if (!isWanted()) return;
      dataset.search = 'missing';
    }
    document.dispatchEvent(new Event('site:search'));
  }

  document.addEventListener('site:search', () => void answer());
  return answer();
}
