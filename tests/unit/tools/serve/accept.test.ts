import {accepts} from '../../../../tools/deploy/verify/cases';
import {prefers} from '../../../../tools/serve/answer';

it.each(accepts.markdown)('%s prefers Markdown', (accept) => {
  expect(prefers(accept, 'text/markdown')).toBe(true);
});

it.each([...accepts.html, '', undefined])('%s does not prefer Markdown', (accept) => {
  expect(prefers(accept, 'text/markdown')).toBe(false);
});
