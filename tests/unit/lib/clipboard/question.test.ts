import {questionAddress} from '../../../../src/lib/clipboard/question';

it('asks in English about the address of the mirror, encoded', () => {
  const address = questionAddress('https://ai.example/?q=', 'https://a.example/zh/x y.md?a=1&b#c');
  expect(address).not.toMatch(/[ &#]/);
  expect(new URL(address).searchParams.get('q')).toBe(
    'Read https://a.example/zh/x y.md?a=1&b#c, I want to ask questions about it.',
  );
});
