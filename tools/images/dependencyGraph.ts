import {readTokens, tokenColour} from '../../src/compiler/designTokens';
import {read} from '../support/files';

type Recorded = {readonly output: readonly {readonly path: string; readonly text?: string}[]};

/** Fields of `package.json` that list packages, from the one whose rule wins. */
const fields = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
] as const;
type Manifest = Readonly<
  Partial<Record<(typeof fields)[number], Readonly<Record<string, string>>>>
>;

const colours = {
  text: 'text',
  strong: 'text-strong',
  faint: 'text-faint',
  line: 'accent',
  open: 'line-control',
  soft: 'accent-soft',
  edge: 'accent-line',
} as const;

const width = 440;
const rowHeight = 46;
const firstRow = 58;

/** Returns the packages that a text imports, with the keyword of the import. */
function importsOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/\b(from|import\()\s*["']([^."'][^"']*)["']/g);
  return new Map(
    [...found].map(([, kind, name = '']) => [name, kind === 'from' ? 'import' : 'import()']),
  );
}

/**
 * Draws which packages the source of an example imports, the field that lists each, and whether the recorded output
 * still imports it or contains it. The drawing has the theme of the page, as browsers pass on its `color-scheme`.
 */
export function drawDependencyGraph(example: string): string {
  const {output} = JSON.parse(read(`src/data/examples/${example}.json`)) as Recorded;
  const manifest = JSON.parse(read(`examples/${example}/package.json`)) as Manifest;
  const inSource = importsOf(read(`examples/${example}/src/index.ts`));
  const inOutput = importsOf(output.find(({path}) => path === 'dist/index.js')?.text ?? '');
  const packages = fields.flatMap((field) =>
    [...inSource.keys()]
      .filter((name) => fields.find((each) => manifest[each]?.[name]) === field)
      .map((name) => ({name, field})),
  );
  const lastRow = firstRow + rowHeight * (packages.length - 1);
  const middle = (firstRow + lastRow) / 2;
  const height = lastRow + 34;
  const rows = packages.map(({name, field}, index) => {
    const y = firstRow + rowHeight * index;
    const kind = inOutput.get(name);
    const end = 154 + name.length * 7.3 + 10;
    return [
      `<path class="line" d="M110 ${middle}C132 ${middle} 126 ${y} 146 ${y}"/>`,
      `<text class="strong" x="154" y="${y + 4}">${name}</text>`,
      `<text class="faint small" x="154" y="${y + 19}">${field}</text>`,
      `<path class="line${kind ? ' open' : ''}" d="M${end} ${y}H${kind ? 316 : 328}"/>`,
      kind
        ? `<circle class="open" cx="320" cy="${y}" r="3.5"/><text x="338" y="${y + 4}">${kind}</text>`
        : `<rect class="inner" x="328" y="${y - 14}" width="102" height="28" rx="6"/><text class="strong" x="338" y="${y + 4}">${name}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style()}</style><text class="faint" x="320" y="18">dist/index.js</text><rect class="box" x="1" y="${middle - 18}" width="109" height="36" rx="9"/><text class="strong" x="12" y="${middle + 4}">src/index.ts</text><rect class="box" x="320" y="28" width="119" height="${lastRow + 2}" rx="9"/>${rows.join('')}</svg>
`;
}

function style(): string {
  const rules = (theme: 'light' | 'dark'): string => {
    const tokens = readTokens(theme);
    const values = Object.entries(colours).map(
      ([name, token]) => `--${name}:${tokenColour(tokens, token)}`,
    );
    return `svg{${values.join(';')}}`;
  };
  return `${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}text{fill:var(--text);font:12px ui-monospace,Menlo,Consolas,monospace}.strong{fill:var(--strong);font-weight:600}.faint{fill:var(--faint)}.small{font-size:11px}.line{fill:none;stroke:var(--line);stroke-width:1.5;stroke-linecap:round}.open{fill:none;stroke:var(--open);stroke-width:1.5}.line.open{stroke-dasharray:1 4}.box,.inner{fill:none;stroke:var(--edge)}.inner{fill:var(--soft)}`;
}
