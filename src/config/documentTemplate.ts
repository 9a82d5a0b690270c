import {createRequire} from 'node:module';
import {fillSlots} from '../islands/fillSlots';
import {quoteProps} from './quoteProps';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;

/**
 * Script that blocks the parser until the stylesheets before it have loaded. Without it, a page that is parsed sooner
 * would be laid out in one long task afterwards. An empty script would not block the parser.
 */
const blockingScript = '<script>0</script>';

/** Matches links to stylesheets. The template moves them after the head script, which would wait for them otherwise. */
const stylesheets = /<link[^>]* rel=.stylesheet[^>]*>/g;

const scriptList = `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * Docusaurus' HTML template with changes. Scripts are replaced by a list of their URLs, which
 * `src/client/loadScripts.ts` loads. The list is at the end, so that a changed script changes only the end of the page.
 */
export const documentTemplate = stock.default
  .trim()
  .replace(scripts, '')
  // Removes from `<html>` what nothing reads: `data-has-hydrated`, and all classes except `page-…`.
  .replace(
    'it.htmlAttributes',
    `$&.replace(/ class=\\x22(?:[^\\x22]*?(\\bpage-\\w+))?[^\\x22]*\\x22/, (_, own) => own ? ' class=\\x22' + own + '\\x22' : '').replace(' data-has-hydrated=\\x22false\\x22', '')`,
  )
  .replace(
    ' metaAttribute ',
    ` metaAttribute.replace(/<meta[^>]* name=.docusaurus_[^>]*>/g, '').replace(${stylesheets}, '') `,
  )
  .replace(
    '</head>',
    `${blockingScript}<%~ (it.metaAttributes.join('').match(${stylesheets}) ?? []).join('') %></head>`,
  )
  .replace('</body>', `${scriptList}</body>`)
  // Fills slots, quotes props of islands, removes preload hints of images, and sets `hidden="until-found"`, which React
  // does not support. Replaces React's ids, which encode positions in the tree and compress badly, with short ones.
  .replace(
    '<%~ it.appHtml %>',
    `<% const ids = new Map(); %><%~ (${String(quoteProps)})((${String(fillSlots)})(it.appHtml)).replace(/^(?:<link rel=.preload.[^>]*>)+/, '').replaceAll('hidden=\\x22\\x22 data-findable=\\x22\\x22', 'hidden=\\x22until-found\\x22 data-findable=\\x22\\x22').replace('<main class=\\x22frame', '${blockingScript}<main class=\\x22frame').replace(/\\b_R_\\w+?_(?=[\\x22\\s&-])/g, (id) => ids.get(id) ?? (ids.set(id, 'r' + ids.size), ids.get(id))) %>`,
  )
  // Removes the indentation.
  .replace(/\n\s+/g, '\n');
if (
  ![
    ...['const ids', 'data-scripts', `(${stylesheets}, '')`],
    ...[`${blockingScript}<%~`, `${blockingScript}<main`],
  ].every((own) => documentTemplate.includes(own)) ||
  scripts.test(documentTemplate)
) {
  throw new Error(
    'The HTML template of Docusaurus has changed: adapt src/config/documentTemplate.ts.',
  );
}
