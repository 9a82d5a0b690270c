import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';
import {useClient} from '../src/lint/browserCode.mjs';
import {root} from '../../../tools/support/paths';

const rule = useClient(root);

/** Returns the line and the message of each problem that the rule reports in a module. */
function report(text: string): readonly string[] {
  const found = new Linter({cwd: root}).verify(
    text,
    {
      files: ['**/*.tsx'],
      languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: true}}},
      plugins: {site: {rules: {'use-client': rule}}},
      rules: {'site/use-client': 'error'},
    },
    {filename: 'src/components/Price/index.tsx'},
  );
  return found.map(({line, message}) => `${line}: ${message}`);
}

const end =
  "in src/components/Price/index.tsx never runs in the browser: begin the module with 'use client'.";

test.each([
  ['const [a] = useState<string>();', 'useState'],
  ['const [a] = React.useState(0);', 'useState'],
  ['useEffect(() => {});', 'useEffect'],
  ['const a = useColorMode();', 'useColorMode'],
  ['const a = useStore(theme);', 'useStore'],
  ['const {copy} = useCopy("x");', 'useCopy'],
  ['const a = <button onClick={b}>x</button>;', 'onClick of <button>'],
  ['const a = <ui.Part onOpen={b} />;', 'onOpen of <ui.Part>'],
  ['const a = <BrowserOnly>{() => b}</BrowserOnly>;', '<BrowserOnly>'],
])('reports %s in a static module', (line, name) => {
  expect(report(`export default function Price() {\n  ${line}\n}`)).toEqual([`2: ${name} ${end}`]);
  expect(report(`'use client';\nexport default function Price() {\n  ${line}\n}`)).toEqual([]);
});

test.each([
  'const id = useId();',
  'const a = useLocale();',
  'const a = useSettings();',
  'const a = useLocation();',
  'const a = <a href="#b" once="c">d</a>;',
  'const text = "useState()";',
])('allows %s', (line) => {
  expect(report(`export default function Price() {\n  ${line}\n}`)).toEqual([]);
});
