import {createRequire} from 'node:module';

const stock = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const scripts = /<% it\.scripts\.forEach\([^]*?<% \}\); %>/;
const scriptList = `<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * Docusaurus' HTML template without indentation, and with a list of the URLs of scripts instead of the scripts:
 * `src/client/loadScripts.ts` loads them. The list is at the end, so that a changed script changes only the end of the
 * page. `src/plugins/site-pages/finishDocument.ts` finishes each page.
 */
export const documentTemplate = stock.default
  .trim()
  .replace(scripts, '')
  .replace('</body>', `${scriptList}</body>`)
  .replace(/\n\s+/g, '\n');
if (!scripts.test(stock.default)) {
  throw new Error(
    'The HTML template of Docusaurus has changed: adapt src/config/documentTemplate.ts.',
  );
}
