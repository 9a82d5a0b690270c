import { createRoot } from 'react-dom/client';
import { Counter } from 'widgets';

createRoot(document.getElementById('root')!).render(<Counter start={2} />);
