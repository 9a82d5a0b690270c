import {createRequire} from 'node:module';
import {fillSlots} from '../islands/fillSlots';
import {quoteProps} from './quoteProps';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;

/**
 * Script that waits for the stylesheets before it, and the parser with it. A page that is parsed before its stylesheet
 * is laid out as a whole, in one long task. A script without text would not wait.
 */
const gate = '<script>0</script>';

/** Stylesheets of the page. They follow the head script, which would wait for them otherwise. */
const ownSheet = /<link[^>]* rel=.stylesheet[^>]*>/g;

const list = `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * Docusaurus' document with a list instead of its scripts; `src/client/loadScripts.ts` loads them. The list is at the
 * end, so that the rest of the document stays the same when a script changes.
 */
export const documentTemplate = stock.default
  .trim()
  .replace(scripts, '')
  // Removes `data-has-hydrated` and the classes of plugins, which nothing reads. Classes `page-…` stay.
  .replace(
    'it.htmlAttributes',
    `$&.replace(/ class=\\x22(?:[^\\x22]*?(\\bpage-\\w+))?[^\\x22]*\\x22/, (_, own) => own ? ' class=\\x22' + own + '\\x22' : '').replace(' data-has-hydrated=\\x22false\\x22', '')`,
  )
  .replace(
    ' metaAttribute ',
    ` metaAttribute.replace(/<meta[^>]* name=.docusaurus_[^>]*>/g, '').replace(${ownSheet}, '') `,
  )
  .replace(
    '</head>',
    `${gate}<%~ (it.metaAttributes.join('').match(${ownSheet}) ?? []).join('') %></head>`,
  )
  .replace('</body>', `${list}</body>`)
  // Fills slots, quotes props of islands, and sets `hidden="until-found"`, a value that React does not have. React's ids
  // encode positions in the tree, which does not compress: short ones replace them. Preload hints for images go.
  .replace(
    '<%~ it.appHtml %>',
    `<% const ids = new Map(); %><%~ (${String(quoteProps)})((${String(fillSlots)})(it.appHtml)).replace(/^(?:<link rel=.preload.[^>]*>)+/, '').replaceAll('hidden=\\x22\\x22 data-findable=\\x22\\x22', 'hidden=\\x22until-found\\x22 data-findable=\\x22\\x22').replace('<main class=\\x22frame', '${gate}<main class=\\x22frame').replace(/\\b_R_\\w+?_(?=[\\x22\\s&-])/g, (id) => ids.get(id) ?? (ids.set(id, 'r' + ids.size), ids.get(id))) %>`,
  )
  // Removes the indentation.
  .replace(/\n\s+/g, '\n');
if (
  !['const ids', 'data-scripts', `(${ownSheet}, '')`, `${gate}<%~`, `${gate}<main`].every((own) =>
    documentTemplate.includes(own),
  ) ||
  scripts.test(documentTemplate)
) {
  throw new Error(
    'The HTML template of Docusaurus has changed: adapt src/config/documentTemplate.ts.',
  );
}
