import {createRequire} from 'node:module';
import {fillSlots} from '../islands/fillSlots';
import {quoteProps} from './quoteProps';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;

/**
 * Waits for the sheets before it, and the reading of the page with it. Read before its sheet is there, a page is laid out
 * whole, in one task, and seen when that ends; read after it, part by part. A script without text would not wait.
 */
const gate = '<script>0</script>';

/** Sheets of the page's own: the head script would wait for those before it. */
const ownSheet = /<link[^>]* rel=.stylesheet[^>]*>/g;

const list = `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * The document of Docusaurus, but for its scripts: they are a list, which `src/client/scripts.ts` loads from. It is the
 * last of the document, so that what stands before it stays as it is when a script changes.
 */
export const documentTemplate = stock.default
  .trim()
  .replace(scripts, '')
  // What says that React has yet to take the page over, which it never does, and which plugin has drawn the page: nothing
  // asks for it. Classes of our own, `page-…`, stay.
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
  // Slots get their contents, props of islands are quoted, and what the browser's own search may find is hidden until then: React knows no such value.
  // React's ids tell where in the tree they are needed, in a code that does not compress. Any that differ will do: no
  // React looks for them. Before the page's elements it puts hints to fetch the pictures that stand in them.
  .replace(
    '<%~ it.appHtml %>',
    `<% const ids = new Map(); %><%~ (${String(quoteProps)})((${String(fillSlots)})(it.appHtml)).replace(/^(?:<link rel=.preload.[^>]*>)+/, '').replaceAll('hidden=\\x22\\x22 data-findable=\\x22\\x22', 'hidden=\\x22until-found\\x22 data-findable=\\x22\\x22').replace('<main class=\\x22frame', '${gate}<main class=\\x22frame').replace(/\\b_R_\\w+?_(?=[\\x22\\s&-])/g, (id) => ids.get(id) ?? (ids.set(id, 'r' + ids.size), ids.get(id))) %>`,
  )
  // Its indentation would be in every page.
  .replace(/\n\s+/g, '\n');
if (
  !['const ids', 'data-scripts', `(${ownSheet}, '')`, `${gate}<%~`, `${gate}<main`].every((own) =>
    documentTemplate.includes(own),
  ) ||
  scripts.test(documentTemplate)
) {
  throw new Error(
    'The HTML template of Docusaurus has changed: look for its page and its scripts.',
  );
}
