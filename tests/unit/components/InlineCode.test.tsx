import CodedText from '../../../src/components/CodedText';
import InlineCode from '../../../src/components/InlineCode';
import {renderIn} from './support';

it.each([
  ['dts.bundle', 'dts.bundle'],
  ['.d.ts', '.d.ts'],
  ['output.distPath.jsAsync.a', 'output|.distPath|.jsAsync|.a'],
  ['.github.workflows.deploy.yml', '.github|.workflows|.deploy|.yml'],
  ['{...options.output.distPath}', '{...options|.output|.distPath}'],
  ['import {a} from "./long.file.js"', 'import {a} from "./long.file.js"'],
])('%s may break at each | of %s', (name, expected) => {
  const {container} = renderIn(<InlineCode>{name}</InlineCode>);
  const code = container.querySelector('code')!;
  expect(code.innerHTML.replaceAll('<wbr>', '|')).toBe(expected);
  expect(code.className).toBe(name.length <= 24 ? 'code-short' : '');
});

it('does not wrap short code in a sentence', () => {
  const {container} = renderIn(<CodedText text="Use `--no-dts`, or `.mts`." />);
  expect(container.innerHTML).toBe(
    'Use <code class="code-short">--no-dts</code>, or <wbr><code class="code-short">.mts</code>.',
  );
});
