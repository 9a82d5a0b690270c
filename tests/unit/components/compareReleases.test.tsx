import {compareReleases} from '../../../src/components/ReleaseList/compareReleases';

const part = (kind: string, ...names: readonly string[]): string =>
  `<li><span data-kind="${kind}">${names.map((name) => `<code>${name}</code>`).join(', ')}</span></li>`;
const release = (version: string, ...parts: readonly string[]): string =>
  `<li><p><strong id="${version}">${version}</strong></p><ul>${parts.join('')}</ul></li>`;

/** Compares releases of a list, which is given newest first. */
function compare(list: readonly string[], from: string, to: string): readonly string[] {
  document.body.innerHTML = `<ul>${list.join('')}</ul>`;
  const versions = ['1.0.0', '0.9.2', '0.9.1', '0.9.0', '0.8.0', '0.7.0'];
  return compareReleases(document, versions, {from, to}).map(
    ({name, kind, version}) => `${kind} ${name} ${version}`,
  );
}

const list = [
  release('1.0.0', part('new', 'd'), part('changed', 'a', 'b')),
  '<li><p><strong id="0.9.2">0.9.2</strong>, <strong id="0.9.1">0.9.1</strong></p></li>',
  release('0.9.0', part('new', 'b', 'c'), part('removed', 'e')),
  release('0.8.0', part('new', 'e'), part('removed', 'd')),
  release('0.7.0', part('changed', 'a')),
];

it.each<[string, string, readonly string[]]>([
  ['0.9.0', '1.0.0', ['changed a 1.0.0', 'changed b 1.0.0', 'new d 1.0.0']],
  ['0.8.0', '0.9.1', ['new b 0.9.0', 'new c 0.9.0', 'removed e 0.9.0']],
  // `b` came and changed, `e` came and went, `d` went and came back.
  ['0.7.0', '1.0.0', ['changed a 1.0.0', 'new b 1.0.0', 'new c 0.9.0', 'changed d 1.0.0']],
  ['0.9.1', '0.9.2', []],
  ['1.0.0', '1.0.0', []],
])('an update from %s to %s changes %j', (from, to, changes) => {
  expect(compare(list, from, to)).toEqual(changes);
});
