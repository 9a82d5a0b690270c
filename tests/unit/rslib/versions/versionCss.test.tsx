import {versionCss} from '../../../../src/rslib/versions/versionCss';

const words = {missing: 'not in {version}', changed: 'differs in {version}'};

const html = `
  <p id="always"></p>
  <p id="since-0.7" data-since="0.7.0"></p>
  <p id="since-0.22" data-since="0.22.0"></p>
  <p id="both" data-since="0.7.0" data-changed="1.0.0"></p>
  <div><p id="until-0.7" data-until="0.7.0"></p><p id="until-1" data-until="1.0.0"></p></div>`;

/** Returns the badges for a version by the id of the element. `then` means that the element shows a past value. */
function said(version: string | undefined): Readonly<Record<string, string>> {
  document.head.innerHTML = `<style>${versionCss(version, words)}</style>`;
  document.body.innerHTML = html;
  return Object.fromEntries(
    [...document.querySelectorAll('[id]')].flatMap((element) => {
      const style = getComputedStyle(element);
      const [mark, then] = ['--version-mark', '--version-then'].map((name) =>
        style.getPropertyValue(name).trim(),
      );
      const text = [mark, then === 'block' ? 'then' : ''].join('');
      return text === '' ? [] : [[element.id, text]];
    }),
  );
}

test.each<[string | undefined, Readonly<Record<string, string>>]>([
  [undefined, {}],
  [
    '0.6.0',
    {
      'since-0.7': '"not in 0.6.0"',
      'since-0.22': '"not in 0.6.0"',
      both: '"not in 0.6.0"',
      'until-0.7': 'then',
    },
  ],
  ['0.7.0', {'since-0.22': '"not in 0.7.0"', both: '"differs in 0.7.0"', 'until-1': 'then'}],
  ['1.0.0-rc.0', {both: '"differs in 1.0.0-rc.0"', 'until-1': 'then'}],
  ['1.0.0', {}],
  ['7.1.0', {}],
  ['0.7.10', {'since-0.22': '"not in 0.7.10"', both: '"differs in 0.7.10"', 'until-1': 'then'}],
  ['0.21.99', {'since-0.22': '"not in 0.21.99"', both: '"differs in 0.21.99"', 'until-1': 'then'}],
])('the badges for %s', (version, expected) => {
  expect(said(version)).toEqual(expected);
});

test('the version is a custom property for the button', () => {
  expect(versionCss('0.7.0', words)).toContain(':root{--version:"0.7.0"}');
});

test.each([
  ['0.19.1', ['0.19.2', '0.19.10', '0.20.0', '1.0.0', '10.0.0']],
  ['0.19.2-beta.1', ['0.19.2', '0.19.10', '0.20.0', '1.0.0', '10.0.0']],
  ['1.0.0-rc.0', ['1.0.0', '10.0.0']],
  ['2.3.4', ['10.0.0']],
])('releases later than %s are %j', (version, expected) => {
  const all = '0.2.0 0.2.10 0.19.1 0.19.2 0.19.10 0.20.0 1.0.0 10.0.0'.split(' ');
  document.head.innerHTML = `<style>${versionCss(version, words)}</style>`;
  document.body.innerHTML = all.map((one) => `<p data-since="${one}">${one}</p>`).join('');
  const later = [...document.querySelectorAll('p')].filter(
    (element) => getComputedStyle(element).getPropertyValue('--version-mark') !== '',
  );
  expect(later.map(({textContent}) => textContent)).toEqual(expected);
});
