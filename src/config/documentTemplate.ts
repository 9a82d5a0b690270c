import {createRequire} from 'node:module';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;

const list = `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * The document of Docusaurus, but for its scripts: they are a list, which `src/client/scripts.ts` loads from. It is the
 * last of the document, so that what stands before it stays as it is when a script changes.
 */
export const documentTemplate = stock.default
  .trim()
  .replace(scripts, '')
  // Nothing takes the page over.
  .replace(' data-has-hydrated="false"', '')
  // What says which plugin has drawn the page: nothing asks for it. Classes of our own, `page-…`, stay.
  .replace(
    'it.htmlAttributes',
    `$&.replace(/ class=\\x22(?:[^\\x22]*?(\\bpage-\\w+))?[^\\x22]*\\x22/, (_, own) => own ? ' class=\\x22' + own + '\\x22' : '')`,
  )
  .replace(' metaAttribute ', ` metaAttribute.replace(/<meta[^>]* name=.docusaurus_[^>]*>/g, '') `)
  .replace('</body>', `${list}</body>`)
  // React's ids tell where in the tree they are needed, in a code that does not compress. Any that differ will do: no
  // React looks for them. Before the page's elements it puts hints to fetch the pictures that stand in them.
  .replace(
    '<%~ it.appHtml %>',
    `<% const ids = new Map(); %><%~ it.appHtml.replace(/^(?:<link rel=.preload.[^>]*>)+/, '').replace(/\\b_R_\\w+?_(?=[\\x22\\s-])/g, (id) => ids.get(id) ?? (ids.set(id, 'r' + ids.size), ids.get(id))) %>`,
  )
  // Its indentation would be in every page.
  .replace(/\n\s+/g, '\n');
if (
  !['const ids', 'data-scripts'].every((own) => documentTemplate.includes(own)) ||
  scripts.test(documentTemplate)
) {
  throw new Error(
    'The HTML template of Docusaurus has changed: look for its page and its scripts.',
  );
}
