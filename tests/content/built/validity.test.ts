import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {documents, readBuilt} from '../support/build';
import {expectNone} from '../support/expectNone';
import {changedRoutes, everything} from '../../support/scope';

/** A page of each type, validated in all languages besides changed pages. TEST_SCOPE=all validates all pages, which takes half a minute. */
const types = [
  ...['index.html', '404.html', 'guide/start/quick-start.html', 'config/index.html'],
  ...['config/lib/dts.html', 'config/lib/bundle.html', 'blog/index.html'],
  ...['blog/introducing-rslib.html', 'guide/start/glossary.html'],
];
const looked = documents.filter(
  ({file}) =>
    everything ||
    types.includes(file.replace(/^zh\//, '')) ||
    changedRoutes.has(`/${file.replace(/(?:index)?\.html$/, '')}`),
);

const validator = new HtmlValidate(
  new StaticConfigLoader({root: true, extends: ['html-validate:standard'], elements: ['html5']}),
);

test('pages are valid HTML', () => {
  const problems = looked.flatMap(({file}) => {
    const {results} = validator.validateStringSync(readBuilt(file), file);
    return results.flatMap(({messages}) =>
      messages.map(
        ({line, column, message, ruleId, selector}) =>
          `${file}:${line}:${column}: ${message} (${ruleId}) ${selector}`,
      ),
    );
  });
  expect(looked.length).toBeGreaterThan(types.length);
  expectNone(problems, 'Browsers repair invalid HTML differently.');
});
