import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ConvertIsland from '../../../src/components/Convert/ConvertIsland';
import english from '../../../i18n/en/code.json';

const prefix = 'build.Convert.';
const words = Object.fromEntries(
  Object.entries(english)
    .filter(([id]) => id.startsWith(prefix))
    .map(([id, {message}]) => [id.slice(prefix.length), message]),
) as never;

/** Pastes a text into the first field and waits until the answer contains a text. */
async function paste(text: string, answer: string) {
  const {container} = render(
    <MemoryRouter>
      <ConvertIsland words={words} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getAllByLabelText(/Content/)[0]!, {target: {value: text}});
  await waitFor(() => expect(container.textContent).toContain(answer), {timeout: 15_000});
  return container;
}

it('shows the configuration, the differences, and a link to the explorer', async () => {
  const container = await paste(
    "export default {format: ['esm', 'cjs'], dts: true};",
    'defineConfig',
  );
  expect(container.querySelector('pre')!.textContent).toContain(
    'npm install -D @rslib/core @microsoft/api-extractor',
  );
  expect(container.querySelector('.convert__notes')!.textContent).toContain('need the package');
  expect(screen.getByRole('link').getAttribute('href')).toContain('/guide/basic/explorer?format=');
});

it('keeps an old default when its box is checked', async () => {
  const container = await paste("export default {format: 'esm'};", 'defineConfig');
  fireEvent.click(
    screen.getByRole('checkbox', {name: 'Keep as before: Old files in the output folder'}),
  );
  await waitFor(() =>
    expect(container.querySelector('pre')!.textContent).toContain('cleanDistPath: false'),
  );
});

it('asks what only the author knows', async () => {
  const container = await paste(
    "export default {format: 'esm', platform: 'neutral'};",
    "target: 'web'",
  );
  fireEvent.click(screen.getByRole('button', {name: 'In Node.js'}));
  await waitFor(() => expect(container.querySelector('pre')!.textContent).not.toContain('target'));
});

it('names the place of broken syntax', async () => {
  await paste('export default {', 'tsup.config.ts:1:17');
});

it('selects the pasted line of a difference, and lists defaults that nobody wrote', async () => {
  const container = await paste(
    "export default {\n  format: ['esm'],\n  dts: true,\n};",
    'defineConfig',
  );
  fireEvent.click(screen.getByRole('button', {name: /tsup\.config\.ts:3 dts: true/}));
  const field = document.activeElement as HTMLTextAreaElement;
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('  dts: true,');
  expect(container.querySelector('tbody')!.textContent).toContain('Deleted before the build');
});
